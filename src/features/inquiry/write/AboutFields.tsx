import { Stack } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { MAX_TEXT } from '#domain/inquiry/rules.ts'
import { inquiryTypes } from '#domain/inquiry/state-names.ts'
import { formatNumber } from '#domain/money.ts'
import { UploadField } from '#src/forms/UploadField.tsx'
import type { InquiryFields } from '#src/machines/inquiry-submission/inquiry-submission-context.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { Select } from '#src/ui/Select.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { useInquiryTexts } from '../texts.ts'
import { AboutNote } from './AboutNote.tsx'
import type { FormParts } from './form-parts.ts'
import type { TypedField } from './inquiry-mistakes.ts'
import type { FormAbout } from './use-about.ts'

/** The topic and text of the inquiry, and its files. */
export function AboutFields({
  fields,
  mistakes,
  locked,
  change,
  type,
  isResidentIn,
  upload,
  about,
}: FormParts & { upload: ComponentProps<typeof UploadField>; about: FormAbout }) {
  const { t } = useInquiryTexts()
  const errorOf = (name: TypedField) => (isResidentIn(name) ? t('mistake.residentNumber') : mistakes[name])
  return (
    <Stack gap="5">
      <Heading level={2} size="md">
        {t('write.about')}
      </Heading>
      <AboutNote about={about} locked={locked} />
      <Select
        id="inquiry-inquiryType"
        label={t('write.inquiryType')}
        placeholder={t('write.inquiryTypeNone')}
        options={inquiryTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
        value={fields.inquiryType}
        disabled={locked}
        onChange={({ target }) => change({ inquiryType: target.value as InquiryFields['inquiryType'] })}
        error={mistakes.inquiryType}
      />
      <TextField
        id="inquiry-subject"
        label={t('write.subject')}
        autoComplete="off"
        value={fields.subject}
        readOnly={locked}
        onChange={({ target }) => type('subject', target.value)}
        error={errorOf('subject')}
      />
      <TextArea
        id="inquiry-body"
        label={t('write.body')}
        hint={t('write.bodyHint')}
        value={fields.body}
        readOnly={locked}
        onChange={({ target }) => type('body', target.value)}
        error={errorOf('body')}
        note={t('write.written', {
          written: formatNumber(Array.from(fields.body).length),
          most: formatNumber(MAX_TEXT),
        })}
      />
      <UploadField {...upload} />
    </Stack>
  )
}
