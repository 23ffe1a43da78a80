declare module 'fontkit' {
  /** A parsed font, as pdfkit takes it. */
  export type Font = { layout(text: string): unknown; hasGlyphForCodePoint(point: number): boolean }
  /** Parses the bytes of a font's file. Throws where they are none. */
  export function create(bytes: Buffer): Font
}
