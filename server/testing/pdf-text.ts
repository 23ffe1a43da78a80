import { extractText, getDocumentProxy } from 'unpdf'

/** What a PDF says, its pages one after the other, with one blank between words. */
export async function pdfText(content: Buffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(content)), { mergePages: true })
  return text.replaceAll(/\s+/gu, ' ')
}
