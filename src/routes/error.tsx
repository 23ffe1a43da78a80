import { createFileRoute } from '@tanstack/react-router'
import { matchingText, parsedSearch, type RawSearch } from '#src/components/address/search-values.ts'
import { ErrorHelp } from '#src/components/error/ErrorHelp.tsx'
import { ErrorScreen } from '#src/components/error/ErrorScreen.tsx'
import { i18n } from '#src/i18n/i18n.ts'

// The router parses numbers in addresses, so a message of digits arrives as a number.
const textOf = (raw: unknown) =>
  typeof raw === 'string' || typeof raw === 'number' ? String(raw) : undefined
const NOT_FOUND = 404
// The form of a request id of the app (SPEC section 7).
const referencePattern = /^\d{14,21}[MU]001$/
const codeOf = (raw: unknown) => (Number.isInteger(raw) ? (raw as number) : undefined)

export const Route = createFileRoute('/error')({
  staticData: { layout: 'error' },
  validateSearch: (raw: RawSearch) =>
    parsedSearch({
      message: textOf(raw.message),
      code: codeOf(raw.code),
      reference: matchingText(referencePattern, raw.reference),
    }),
  head: ({ match: { search } }) => ({
    meta: [
      { title: i18n.t(search.code === NOT_FOUND ? 'error:notFound.title' : 'error:title') },
      { name: 'robots', content: 'noindex' },
    ],
  }),
  component: ErrorRoute,
})

function ErrorRoute() {
  const { message, code, reference } = Route.useSearch()
  return (
    <ErrorScreen
      message={message}
      code={code}
      help={code !== NOT_FOUND && <ErrorHelp reference={reference} />}
    />
  )
}
