'use strict';
// Answers questions about a JSON Schema: which keys and values are possible at a place, and what they mean.

class Schema {
  constructor(json) {
    this.json = json;
  }

  /** The schema and its alternatives, with references followed. */
  variants(schema, depth = 0) {
    if (!schema || depth > 16) return [];
    const found = [schema];
    if (schema.$ref) found.push(...this.variants(this.referenced(schema.$ref), depth + 1));
    for (const part of [...(schema.anyOf || []), ...(schema.oneOf || []), ...(schema.allOf || [])]) {
      found.push(...this.variants(part, depth + 1));
    }
    return found;
  }

  referenced(reference) {
    return reference.replace(/^#\/?/, '').split('/').filter(Boolean)
      .reduce((part, key) => (part ? part[key] : undefined), this.json);
  }

  /** The schemas that apply to the value at a path. */
  at(path) {
    let current = this.variants(this.json);
    for (const step of path) {
      const next = current.flatMap((schema) => {
        if (typeof step === 'number') return [schema.items].filter((each) => each && typeof each === 'object');
        if (schema.properties && Object.hasOwn(schema.properties, step)) return [schema.properties[step]];
        return [schema.additionalProperties].filter((each) => each && typeof each === 'object');
      });
      current = next.flatMap((schema) => this.variants(schema));
    }
    return current;
  }

  /** The keys of the object at a path, with their descriptions and whether each is required. */
  keys(path) {
    const found = new Map();
    for (const schema of this.at(path)) {
      for (const [key, value] of Object.entries(schema.properties || {})) {
        if (!found.has(key)) {
          found.set(key, { key, description: value.description || '', isRequired: (schema.required || []).includes(key) });
        }
      }
    }
    return [...found.values()];
  }

  /** The words that the value at a path can be, as JSON. */
  values(path) {
    const found = [];
    for (const schema of this.at(path)) {
      if (schema.const !== undefined) found.push(schema.const);
      found.push(...(schema.enum || []));
      if (schema.type === 'boolean') found.push(true, false);
    }
    return [...new Set(found)];
  }

  /** What the value at a path means; empty if the schema doesn't say. */
  description(path) {
    return this.at(path).map((schema) => schema.description).find(Boolean) || '';
  }
}

module.exports = { Schema };
