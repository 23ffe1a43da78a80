import { useEffect, useRef } from 'react'
import { formatPhone } from '#domain/korean/phone.ts'
import { useSession } from '#src/components/context/app-context.ts'
import type { InquiryFields } from '#src/machines/inquiry-submission/inquiry-submission-context.ts'

const names = ['name', 'email', 'phoneNumber', 'companyName'] as const
type PersonalFields = Record<(typeof names)[number], string>
const noMember: PersonalFields = { name: '', email: '', phoneNumber: '', companyName: '' }

/**
 * Fills the member's own data into empty fields, and removes it after a logout; typed text is not changed. The
 * returned `changed` is true if the person has replaced the filled-in data.
 */
export function useMemberFields(fields: InquiryFields, change: (changes: Partial<InquiryFields>) => void) {
  const { info } = useSession()
  const filledFields = useRef(noMember)
  const latestRef = useRef({ fields, change })
  useEffect(() => {
    latestRef.current = { fields, change }
  })
  const memberFields = info
    ? {
        name: info.name ?? '',
        email: info.email ?? '',
        phoneNumber: formatPhone(info.phoneNumber ?? ''),
        companyName: info.companyName ?? '',
      }
    : noMember
  const serializedFields = JSON.stringify(memberFields)

  useEffect(() => {
    const nextFields = JSON.parse(serializedFields) as PersonalFields
    const previousFields = filledFields.current
    const untouchedNames = names.filter((name) => latestRef.current.fields[name] === previousFields[name])
    filledFields.current = nextFields
    const changes = Object.fromEntries(
      untouchedNames
        .filter((name) => nextFields[name] !== previousFields[name])
        .map((name) => [name, nextFields[name]]),
    )
    if (Object.keys(changes).length > 0) latestRef.current.change(changes)
  }, [serializedFields])

  return {
    isKnown: info !== undefined,
    changed: names.some((name) => fields[name] !== '' && fields[name] !== memberFields[name]),
  }
}
