declare module 'fontkit' {
  /** A parsed font, as pdfkit takes it. */
  export type Font = { layout(text: string): unknown; hasGlyphForCodePoint(point: number): boolean }
  /** Parses the bytes of a font file. Throws for any other bytes. */
  export function create(bytes: Buffer): Font
}
