import { operationTable } from '../contract/operations.gen.ts'

const REQUEST_ID = '179524539466112345678U001'
const SUCCESS = 200

/**
 * Uploads a file as the web app does, but with fetch, since Node has no XMLHttpRequest. Returns whether the file was
 * accepted.
 */
export async function sendFile(origin: string, content: Buffer): Promise<boolean> {
  const { path } = operationTable.uploadFile
  const form = new FormData()
  form.append('purpose', 'inquiry')
  form.append('file', new File([new Uint8Array(content)], '기록.pdf', { type: 'application/pdf' }))
  const headers = { 'X-Request-Id': REQUEST_ID }
  const answer = await fetch(`${origin}${path}`, { method: 'POST', headers, body: form })
  const { code } = (await answer.json()) as { code: number }
  return code === SUCCESS
}
