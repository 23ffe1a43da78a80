export type FormOrder = {
  url: string
  form: FormData
  headers: Record<string, string>
  signal: AbortSignal
  /** Called with the share of the form that has been sent, above 0 and up to 1. */
  onSent: (share: number) => void
  newRequest: () => XMLHttpRequest
}

/** `url` is the address of the answer, after redirects. */
export type FormAnswer = { status: number; body: string; url: string }

/**
 * Sends a form by XMLHttpRequest, since fetch cannot report the progress. Returns an answer of any status; throws the
 * signal's reason when aborted, and a TypeError if there is no answer.
 */
export function sendForm({ url, form, headers, signal, onSent, newRequest }: FormOrder): Promise<FormAnswer> {
  return new Promise((answered, failed) => {
    if (signal.aborted) return failed(signal.reason as Error)
    const request = newRequest()
    const giveUp = () => request.abort()
    request.open('POST', url)
    request.withCredentials = true
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) => loaded > 0 && onSent(loaded / total))
    request.addEventListener('load', () =>
      answered({ status: request.status, body: request.responseText, url: request.responseURL }),
    )
    request.addEventListener('error', () => failed(new TypeError('The form got no answer.')))
    request.addEventListener('abort', () => failed(signal.reason as Error))
    request.addEventListener('loadend', () => signal.removeEventListener('abort', giveUp))
    signal.addEventListener('abort', giveUp)
    request.send(form)
  })
}
