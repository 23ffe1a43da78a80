/**
 * Serializes a request body for fetch: JSON text, or a multipart form if a field is a file or contains files (SPEC
 * section 7). In a form each item of a list is one part, and values other than texts and files are sent as JSON.
 */
export function serializeBody(body: unknown): string | FormData {
  if (!hasFiles(body)) return JSON.stringify(body)
  const form = new FormData()
  for (const [name, item] of partsOf(body)) {
    if (item === undefined) continue
    form.append(name, item instanceof Blob || typeof item === 'string' ? item : JSON.stringify(item))
  }
  return form
}

/** Whether a field of a request body is a file or contains files. */
export const hasFiles = (body: unknown): boolean => partsOf(body).some(([, item]) => item instanceof Blob)

const partsOf = (body: unknown) =>
  Object.entries(body ?? {}).flatMap(([name, value]: [string, unknown]) =>
    (Array.isArray(value) ? value : [value]).map((item: unknown) => [name, item] as const),
  )
