import { SITE } from '#src/components/screen/structured-data.ts'
import { i18n } from '#src/i18n/i18n.ts'
import type { AppRouter } from './router.ts'

// React renders elements of the document's head before all others.
const hoistedPattern = /^(?:<title\b[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/

/** Splits rendered HTML into the elements of the document's head and those of its body. */
export function splitHead(html: string): [head: string, body: string] {
  const [head = ''] = hoistedPattern.exec(html) ?? []
  return [head, html.slice(head.length)]
}

/**
 * Returns the metadata of a page that the screen does not show: its canonical address, its preview picture for
 * messengers and its structured data. `origin` is put in front of every path unchanged; `hasCards` says whether the
 * preview pictures of the build are made for this portal.
 */
export function pageMetadataOf(
  router: AppRouter,
  { origin, hasCards }: { origin: string; hasCards: boolean },
): string {
  const { matches, location } = router.state
  const metaEntries = matches.flatMap((match) => match.meta ?? [])
  const title = metaEntries.findLast((entry) => entry?.title !== undefined)?.title ?? ''
  const description = metaEntries.findLast((entry) => entry?.name === 'description')?.content ?? ''
  const picture = matches.findLast((match) => match.staticData.card)?.staticData.card ?? 'home'
  const address = origin + (location.pathname === '/' ? '/' : location.pathname.replace(/\/$/, ''))
  const card = {
    'og:type': 'website',
    'og:site_name': i18n.t('brand'),
    'og:locale': 'ko_KR',
    'og:url': address,
    'og:title': title,
    'og:description': description,
    ...(hasCards && {
      'og:image': `${origin}/card-${picture}.jpg`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': title,
    }),
  }
  const data = matches.flatMap((match) => match.scripts ?? []).map((script) => script?.children)
  return [
    `<link rel="canonical" href="${escapeHtml(address)}"/>`,
    ...Object.entries(card).map(
      ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}"/>`,
    ),
    ...data
      .filter((json) => typeof json === 'string')
      .map(
        (json) =>
          `<script type="application/ld+json">${json.replaceAll('<', '\\u003c').replaceAll(`"${SITE}/`, `"${origin}/`)}</script>`,
      ),
  ].join('')
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/g, (character) => entities[character]!)
