// Times one load on kiwi and prints `name value` lines. The load comes as text on standard input, as
// `solver-benchmark write` prints it. usage: kiwi_driver SECONDS [steps]
#include <kiwi/kiwi.h>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <iostream>
#include <vector>

namespace {

struct Row {
    int relation;
    double priority;
    double constant;
    std::vector<std::pair<int, double>> terms;
};

struct Load {
    int variables = 0, window = 0;
    std::vector<Row> rows;
    std::vector<int> churn;
};

// The processor time of this process, as solver-benchmark measures it.
double now() {
    timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return time.tv_sec + time.tv_nsec * 1e-9;
}

double median(std::vector<double>& times) {
    if (times.empty()) return 0;
    std::sort(times.begin(), times.end());
    return times[times.size() / 2];
}

double strength(double priority) {
    if (priority >= 1000) return kiwi::strength::required;
    return priority >= 999 ? 1e4 : priority >= 750 ? 1e2 : priority >= 250 ? 1 : 1e-2;
}

Load read() {
    Load load;
    int rows, churn;
    std::cin >> load.variables >> rows >> load.window;
    for (int i = 0; i < rows; i++) {
        Row row;
        int terms;
        std::cin >> row.relation >> row.priority >> row.constant >> terms;
        for (int t = 0; t < terms; t++) {
            int variable;
            double coefficient;
            std::cin >> variable >> coefficient;
            row.terms.push_back({variable, coefficient});
        }
        load.rows.push_back(row);
    }
    std::cin >> churn;
    for (int i = 0; i < churn; i++) {
        int index;
        std::cin >> index;
        load.churn.push_back(index);
    }
    return load;
}

struct Run {
    const Load& load;
    std::vector<kiwi::Variable> variables;
    std::vector<kiwi::Constraint> constraints;
    kiwi::Solver solver;
    double deadline;

    Run(const Load& load, double deadline) : load(load), deadline(deadline) {
        for (int i = 0; i < load.variables; i++) variables.emplace_back();
        for (auto& row : load.rows) {
            std::vector<kiwi::Term> terms;
            for (auto& term : row.terms) terms.emplace_back(variables[term.first], term.second);
            auto relation = row.relation < 0 ? kiwi::OP_LE : row.relation == 0 ? kiwi::OP_EQ : kiwi::OP_GE;
            constraints.emplace_back(kiwi::Expression(std::move(terms), row.constant), relation,
                                     strength(row.priority));
        }
    }

    const kiwi::Variable& window() { return variables[load.rows[load.window].terms[0].first]; }

    // The order in which constraints are added: as given, or the required equalities first and then by priority.
    std::vector<int> order(bool sorted) {
        std::vector<int> order;
        for (int i = 0; i < (int)load.rows.size(); i++)
            if (i != load.window) order.push_back(i);
        auto key = [&](int i) {
            auto& row = load.rows[i];
            return row.priority >= 1000 ? (row.relation == 0 ? 0.0 : 1.0) : 2000 - row.priority;
        };
        if (sorted) std::stable_sort(order.begin(), order.end(), [&](int a, int b) { return key(a) < key(b); });
        return order;
    }

    bool build(bool sorted, bool solveEach) {
        solver.addEditVariable(window(), 1e6);
        solver.suggestValue(window(), 400);
        for (int i : order(sorted)) {
            solver.addConstraint(constraints[i]);
            if (solveEach) solver.updateVariables();
            if (now() > deadline) return false;
        }
        solver.updateVariables();
        return true;
    }

    void edit() {
        std::vector<double> times;
        double end = std::min(deadline, now() + 5);
        for (int i = 0; i < 1000 && now() < end; i++) {
            double start = now();
            solver.suggestValue(window(), i < 500 ? 401 + i : 900 - (i - 499));
            solver.updateVariables();
            times.push_back(now() - start);
        }
        printf("edit_us %g\n", median(times) * 1e6);
        fflush(stdout);
    }

    void churn() {
        std::vector<double> removals, additions;
        double end = std::min(deadline, now() + 5);
        for (int i : load.churn) {
            if (now() > end) break;
            double start = now();
            solver.removeConstraint(constraints[i]);
            solver.updateVariables();
            double middle = now();
            solver.addConstraint(constraints[i]);
            solver.updateVariables();
            removals.push_back(middle - start);
            additions.push_back(now() - middle);
        }
        printf("remove_us %g\nadd_us %g\n", median(removals) * 1e6, median(additions) * 1e6);
        fflush(stdout);
    }
};

}  // namespace

int main(int count, char** arguments) {
    double seconds = atof(arguments[1]);
    Load load = read();
    if (count > 2) {
        Run run(load, now() + seconds);
        double start = now();
        if (run.build(false, true)) printf("steps_ms %g\n", (now() - start) * 1e3);
        return 0;
    }
    double times[2] = {1e30, 1e30};
    for (int sorted = 0; sorted < 2; sorted++) {
        Run run(load, now() + std::min(seconds, times[0]));
        double start = now();
        if (run.build(sorted, false)) times[sorted] = now() - start;
    }
    double best = std::min(times[0], times[1]);
    if (best >= 1e30) return 0;
    printf("cold_ms %g\n", best * 1e3);
    fflush(stdout);
    Run run(load, now() + 3 * seconds);
    if (!run.build(times[1] < times[0], false)) return 0;
    run.edit();
    run.churn();
}
