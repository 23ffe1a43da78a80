import { createFileRoute } from '@tanstack/react-router'
import { ErrorScreen } from '#src/components/ErrorScreen.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { type Said, understood } from './-search-values.ts'

// The router reads numbers out of addresses, so a message of digits arrives as one.
const textOf = (said: unknown) =>
  typeof said === 'string' || typeof said === 'number' ? String(said) : undefined
const codeOf = (said: unknown) => (Number.isInteger(said) ? (said as number) : undefined)

export const Route = createFileRoute('/error')({
  staticData: { layout: 'error' },
  validateSearch: (said: Said) => understood({ message: textOf(said.message), code: codeOf(said.code) }),
  head: () => ({ meta: [{ title: i18n.t('error:title') }, { name: 'robots', content: 'noindex' }] }),
  component: ErrorRoute,
})

function ErrorRoute() {
  const { message, code } = Route.useSearch()
  return <ErrorScreen message={message} code={code} />
}
