import { useEffect, useRef } from 'react'
import { formatPhone } from '#domain/korean/phone.ts'
import { useSession } from '#src/components/context/app-context.ts'
import type { InquiryFields } from '#src/machines/inquiry-submission/inquiry-submission-context.ts'

const names = ['name', 'email', 'phoneNumber', 'companyName'] as const
type Personal = Record<(typeof names)[number], string>
const noMember: Personal = { name: '', email: '', phoneNumber: '', companyName: '' }

/**
 * Fills the member's own data into empty fields, and removes it after a logout; typed text is not changed. Returns
 * `changed`: whether the person has replaced the filled-in data.
 */
export function useMemberFields(fields: InquiryFields, change: (changes: Partial<InquiryFields>) => void) {
  const { info } = useSession()
  const filled = useRef(noMember)
  const latest = useRef({ fields, change })
  useEffect(() => {
    latest.current = { fields, change }
  })
  const known = info
    ? {
        name: info.name ?? '',
        email: info.email ?? '',
        phoneNumber: formatPhone(info.phoneNumber ?? ''),
        companyName: info.companyName ?? '',
      }
    : noMember
  const mark = JSON.stringify(known)

  useEffect(() => {
    const next = JSON.parse(mark) as Personal
    const before = filled.current
    const open = names.filter((name) => latest.current.fields[name] === before[name])
    filled.current = next
    const changes = Object.fromEntries(
      open.filter((name) => next[name] !== before[name]).map((name) => [name, next[name]]),
    )
    if (Object.keys(changes).length > 0) latest.current.change(changes)
  }, [mark])

  return {
    isKnown: info !== undefined,
    changed: names.some((name) => fields[name] !== '' && fields[name] !== known[name]),
  }
}
