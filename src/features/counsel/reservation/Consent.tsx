import { chakra } from '@chakra-ui/react'
import { periodInWords, retention } from '#domain/account/retention.ts'
import { useOperatorName } from '#src/components/layout/use-operator-name.ts'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useCounselTexts } from '../texts.ts'

const period = periodInWords(retention.COMPLAINT.months)
const parts = ['items', 'purpose', 'term', 'right'] as const

type Props = { agreed: boolean; error: string | false | undefined; onChange: (agreed: boolean) => void }

/**
 * The consent to personal data: who collects which data, why and for how long (Personal Information
 * Protection Act, article 15).
 */
export function Consent({ agreed, error, onChange }: Props) {
  const { t } = useCounselTexts()
  const operatorName = useOperatorName()
  const rows = [
    ...(operatorName ? [{ term: t('consent.controller'), text: operatorName }] : []),
    ...parts.map((part) => ({ term: t(`consent.${part}`), text: t(`consent.${part}Text`, { period }) })),
  ]
  return (
    <chakra.div p="4" rounded="lg" bg="bg.subtle">
      <Text weight="bold" size="sm" mb="2">
        {t('consent.title')}
      </Text>
      <chakra.dl display="grid" gap="1" fontSize="sm">
        {rows.map(({ term, text }) => (
          <chakra.div key={term} display="grid" gridTemplateColumns="6.5rem minmax(0, 1fr)" gap="3">
            <chakra.dt color="fg.muted">{term}</chakra.dt>
            <chakra.dd>{text}</chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
      <chakra.div mt="2">
        <Checkbox
          label={t('consent.agree')}
          checked={agreed}
          onChange={(event) => onChange(event.target.checked)}
          error={error}
        />
      </chakra.div>
    </chakra.div>
  )
}
