import { createFileRoute } from '@tanstack/react-router'
import { fallback, integer, number, object, optional, pipe, transform, union, string } from 'valibot'
import { ErrorScreen } from '#src/components/ErrorScreen.tsx'
import { i18n } from '#src/i18n/i18n.ts'

// The router reads numbers out of addresses, so a message of digits arrives as one.
const message = fallback(optional(pipe(union([string(), number()]), transform(String))), undefined)
const code = fallback(optional(pipe(number(), integer())), undefined)

export const Route = createFileRoute('/error')({
  staticData: { layout: 'error' },
  validateSearch: object({ message, code }),
  head: () => ({ meta: [{ title: i18n.t('error:title') }, { name: 'robots', content: 'noindex' }] }),
  component: ErrorRoute,
})

function ErrorRoute() {
  const { message, code } = Route.useSearch()
  return <ErrorScreen message={message} code={code} />
}
