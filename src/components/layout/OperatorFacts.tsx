import { chakra } from '@chakra-ui/react'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Phrases } from '#src/ui/Phrases.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'

// The Fair Trade Commission's page about a mail order seller, by business number.
const registryUrl = 'https://www.ftc.go.kr/bizCommPop.do?wrkr_no='
const SEPARATOR = ' · '
const root = getRouteApi('__root__')

/**
 * The details of the business that runs the portal, as the law requires on every page; only the name of the brand if
 * the details could not be loaded.
 */
export function OperatorFacts() {
  const { t } = useTranslation('layout')
  const { t: common } = useTranslation()
  const operator = root.useLoaderData()
  if (!operator)
    return (
      <Text size="sm" tone="muted">
        {t('footer.copyright', { operatorName: common('brand') })}
      </Text>
    )
  const { operatorName, businessNo, mailOrderNo, privacyOfficer, hostName, legalFooter } = operator
  const lines = [
    t('footer.operator', operator),
    t('footer.office', operator),
    [
      mailOrderNo && t('footer.mailOrder', { mailOrderNo }),
      t('footer.officer', { privacyOfficer }),
      hostName && t('footer.host', { hostName }),
    ]
      .filter(Boolean)
      .join(SEPARATOR),
    ...(legalFooter?.split('\n') ?? []),
    t('footer.copyright', { operatorName }),
  ]
  return (
    <chakra.address
      fontStyle="normal"
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="1"
      overflowWrap="anywhere"
    >
      {lines.map((line) => (
        <Text key={line} size="sm" tone="muted" numeric>
          {/* A number does not break at its hyphens: a line breaks between two facts. */}
          <Phrases items={line.split(SEPARATOR)} />
        </Text>
      ))}
      {mailOrderNo && (
        <TextLink
          href={`${registryUrl}${businessNo.replaceAll('-', '')}`}
          rel="noreferrer"
          standalone
          justifySelf="start"
          fontSize="sm"
          color="fg.muted"
        >
          {t('footer.registry')}
        </TextLink>
      )}
    </chakra.address>
  )
}
