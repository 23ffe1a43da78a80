import type { Catalogue } from '#domain/plan/catalogue.ts'
import { SITE, structuredData } from '#src/components/screen/structured-data.ts'
import { i18n } from '#src/i18n/i18n.ts'

const describeOrganisation = () => ({
  '@type': 'Organization',
  '@id': `${SITE}/#organization`,
  name: i18n.t('brand'),
  url: `${SITE}/`,
  logo: `${SITE}/favicon.svg`,
})

/** Returns structured data about the operator and the site. */
export const siteData = (description: string) =>
  structuredData(describeOrganisation(), {
    '@type': 'WebSite',
    name: i18n.t('brand'),
    url: `${SITE}/`,
    description,
    inLanguage: 'ko',
    publisher: { '@id': describeOrganisation()['@id'] },
  })

/**
 * Returns the offers of the catalogue as structured data: every plan's price for one user and one month, in both
 * currencies.
 */
export function offerData({ services }: Catalogue, name: string, description: string) {
  const offers = services.flatMap(({ serviceCode, plans }) =>
    plans.flatMap((plan) => [
      { sku: `${serviceCode}-${plan.planCode}`, price: String(plan.price.KRW), priceCurrency: 'KRW' },
      {
        sku: `${serviceCode}-${plan.planCode}`,
        price: (plan.price.USD / 100).toFixed(2),
        priceCurrency: 'USD',
      },
    ]),
  )
  return structuredData({
    '@type': 'SoftwareApplication',
    name,
    description,
    applicationCategory: 'SecurityApplication',
    operatingSystem: 'Web',
    url: `${SITE}/service/plan`,
    provider: describeOrganisation(),
    offers: offers.map((offer) => ({ '@type': 'Offer', ...offer, url: `${SITE}/service/plan` })),
  })
}
