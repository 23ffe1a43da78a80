import type { FastifyInstance } from 'fastify'
import { problemNamed } from '#contract/problem-named.ts'
import { hasForbiddenCharacters } from '#domain/text.ts'

const jsonType = /^application\/json\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?$/i

/** Whether a content type is JSON in UTF-8, which browsers send to another site only after a preflight request. */
export const isJsonType = (contentType: string | undefined) => jsonType.test(contentType ?? '')

/**
 * Reads JSON bodies only: UTF-8, without prototype keys, NUL and lone surrogates. Refuses with
 * request.invalid.
 */
export function acceptJson(app: FastifyInstance): void {
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    const refuse = () => done(problemNamed('request.invalid'))
    let text: string
    try {
      text = utf8.decode(bytes as Buffer)
    } catch {
      return refuse()
    }
    void parse(request, text, (error, body: unknown) =>
      error || hasForbiddenCharacters(body) ? refuse() : done(null, body),
    )
  })
}
