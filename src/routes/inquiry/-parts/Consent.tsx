import { chakra } from '@chakra-ui/react'
import '#src/i18n/areas/inquiry.ts'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import type { FormParts } from './form-parts.ts'

const terms = ['Purpose', 'Items', 'Period'] as const

/** What personal data is taken for, which, how long, and that one may refuse (Personal Information Protection Act, article 15). */
export function Consent({ fields, mistakes, locked, change }: FormParts) {
  const { t } = useTranslation('inquiry')
  return (
    <div>
      <Heading level={2} size="md" mb="3">
        {t('write.consent')}
      </Heading>
      <chakra.div p="4" rounded="lg" bg="bg.subtle">
        <chakra.dl display="grid" gap="2">
          {terms.map((term) => (
            <chakra.div key={term} display="grid" gridTemplateColumns="5rem minmax(0, 1fr)" gap="3">
              <chakra.dt color="fg.muted" fontSize="sm">
                {t(`write.consent${term}`)}
              </chakra.dt>
              <chakra.dd fontSize="sm" fontWeight="medium">
                {t(`write.consent${term}Text`)}
              </chakra.dd>
            </chakra.div>
          ))}
        </chakra.dl>
        <Text size="sm" tone="muted" mt="3">
          {t('write.consentRefuse')}
        </Text>
      </chakra.div>
      <chakra.div mt="2">
        <Checkbox
          id="inquiry-agreed"
          label={t('write.agree')}
          checked={fields.agreed}
          disabled={locked}
          onChange={({ target }) => change({ agreed: target.checked })}
          error={mistakes.agreed}
        />
      </chakra.div>
    </div>
  )
}
