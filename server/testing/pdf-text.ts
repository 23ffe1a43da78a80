import { extractText, getDocumentProxy } from 'unpdf'

/** Returns the text of a PDF, page by page, with one blank between words. */
export async function pdfText(content: Buffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(content)), { mergePages: true })
  return text.replaceAll(/\s+/gu, ' ')
}
