import { Stack } from '@chakra-ui/react'
import { formatPhone, isPhone } from '#domain/korean/phone.ts'
import { MailField } from '#src/forms/MailField.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { useInquiryTexts } from '../texts.ts'
import type { FormParts } from './form-parts.ts'

/** The writer, and the mail address for the answer. */
export function WriterFields({
  fields,
  mistakes,
  locked,
  change,
  isMember,
}: FormParts & { isMember: boolean }) {
  const { t } = useInquiryTexts()
  const control = (name: 'name' | 'email' | 'phoneNumber' | 'companyName') => ({
    id: `inquiry-${name}`,
    label: t(`write.${name}`),
    value: fields[name],
    readOnly: locked,
    error: mistakes[name],
    onChange: ({ target }: { target: HTMLInputElement }) => change({ [name]: target.value }),
  })
  const showPhone = () =>
    isPhone(fields.phoneNumber) && change({ phoneNumber: formatPhone(fields.phoneNumber) })
  return (
    <Stack gap="5">
      <Stack gap="1">
        <Heading level={2} size="md">
          {t('write.who')}
        </Heading>
        {isMember && (
          <Text size="sm" tone="muted">
            {t('write.whoMember')}
          </Text>
        )}
      </Stack>
      <TextField {...control('name')} autoComplete="name" />
      <MailField {...control('email')} hint={t('write.emailHint')} autoComplete="email" />
      <TextField
        {...control('phoneNumber')}
        labelSuffix={t('write.optional')}
        type="tel"
        autoComplete="tel"
        onBlur={showPhone}
      />
      <TextField {...control('companyName')} labelSuffix={t('write.optional')} autoComplete="organization" />
    </Stack>
  )
}
