// What browsers have that older checkers don't know yet.
interface CanvasRenderingContext2D {
  roundRect(x: number, y: number, width: number, height: number, radius: number): void;
  letterSpacing: string;
  textRendering: string;
}

declare class DecompressionStream {
  constructor(format: "gzip" | "deflate");
  readonly readable: ReadableStream<Uint8Array>;
  readonly writable: WritableStream<Uint8Array>;
}
