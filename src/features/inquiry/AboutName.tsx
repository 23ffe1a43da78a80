import { Link } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { inquiryAboutKinds } from '#domain/inquiry/state-names.ts'
import { TextLink } from '#src/ui/TextLink.tsx'
import { useInquiryTexts } from './texts.ts'

type About = Schema<'InquiryAbout'>
type NamedAbout = Pick<About, 'aboutKind' | 'aboutName'>

/**
 * Returns what an inquiry is about in words, such as "청구서 B2026-000458", or "청구서" without a name; undefined if it
 * is about nothing.
 */
export function useAboutName() {
  const { t } = useInquiryTexts()
  return (about: NamedAbout | null | undefined) => {
    if (!about) return undefined
    // A newer server may have kinds without a word here.
    const kind = inquiryAboutKinds.find((known) => known === about.aboutKind)
    return kind ? `${t(`aboutKind.${kind}`)} ${about.aboutName}`.trimEnd() : about.aboutName
  }
}

/**
 * The name of the object that an inquiry is about, as a link to its page if the reader may open that page.
 */
export function AboutName({ about, reader }: { about: About; reader: 'member' | 'staff' }) {
  const name = useAboutName()(about)
  const { aboutKind, aboutId, openYn } = about
  if (openYn === 'N') return name
  const link = reader === 'staff' ? staffLink(aboutKind, aboutId, name) : memberLink(aboutKind, aboutId, name)
  return link ? <TextLink asChild>{link}</TextLink> : name
}

function memberLink(kind: About['aboutKind'], id: string, name: string | undefined) {
  switch (kind) {
    case 'BILL':
      return (
        <Link to="/my/bill/detail" search={{ billId: id }}>
          {name}
        </Link>
      )
    case 'SUBSCRIPTION':
      return (
        <Link to="/my/subscription/detail" search={{ subscriptionId: id }}>
          {name}
        </Link>
      )
    case 'GRANT':
      return (
        <Link to="/apps/grant" search={{ grantId: id }}>
          {name}
        </Link>
      )
    case 'ACCESS_REQUEST':
      return (
        <Link to="/apps/request" search={{ requestId: id }}>
          {name}
        </Link>
      )
    default:
      return undefined
  }
}

function staffLink(kind: About['aboutKind'], id: string, name: string | undefined) {
  if (kind === 'BILL')
    return (
      <Link to="/admin/bill/detail" search={{ billId: id }}>
        {name}
      </Link>
    )
  if (kind === 'SUBSCRIPTION')
    return (
      <Link to="/admin/subscription/detail" search={{ subscriptionId: id }}>
        {name}
      </Link>
    )
  return undefined
}
