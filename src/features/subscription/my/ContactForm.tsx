import { useState } from 'react'
import type { Output, Schema } from '#contract/operation.ts'
import { formatPhone } from '#domain/korean/phone.ts'
import { mistakeIn } from '#domain/subscription/field-kinds.ts'
import { type FieldPath, fields } from '#domain/subscription/fields.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { OperationForm } from '#src/forms/OperationForm.tsx'
import { useOperationForm } from '#src/forms/use-operation-form.ts'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { mistakeText } from '../request/mistake-text.ts'
import { useSubscriptionRequestTexts } from '../request/texts.ts'
import { narrowFields } from './narrow-fields.ts'
import { subscriptionOutdated, updateOf, updateSubscriptionMachine } from './subscription-update.ts'
import { useSubscriptionEditTexts } from './texts.ts'

const names = [
  'name',
  'deptName',
  'email',
  'phoneNumber',
  'telNumber',
] as const satisfies (keyof Schema<'FormAdmin'>)[]
const fieldOf = (path: FieldPath) => fields.find((field) => field.path === path)!

/** The form for the administrator and the memo of a subscription, validated by the same rules as the request. */
export function ContactForm({ detail }: { detail: Output<'getSubscriptionDetail'> }) {
  const { t } = useSubscriptionEditTexts()
  const { t: request } = useSubscriptionRequestTexts()
  const { adminInfo } = detail
  const [now] = useState(() => portalClock.now())
  const mistakeAt = (path: FieldPath, text: string) => {
    const { kind, most } = fieldOf(path)
    const optional = fieldOf(path).optional || path === 'adminInfo.phoneNumber'
    const mistake = mistakeIn(kind, text, { most, now, ...(optional && { optional }) })
    return mistake && mistakeText(request, mistake, { kind, label: request(`field.${path}`), most, text })
  }
  const form = useOperationForm(updateSubscriptionMachine, {
    fields: {
      name: adminInfo.name,
      deptName: adminInfo.deptName ?? '',
      email: adminInfo.email,
      // The stored phone number is shown masked; an empty field leaves it unchanged.
      phoneNumber: '',
      telNumber: adminInfo.telNumber ? formatPhone(adminInfo.telNumber) : '',
      memo: detail.memo ?? '',
    },
    mistakes: ({ memo, ...admin }) => ({
      ...Object.fromEntries(names.map((name) => [name, mistakeAt(`adminInfo.${name}`, admin[name])])),
      memo: mistakeAt('memo', memo),
    }),
    input: ({ memo, ...admin }) => updateOf(detail, { adminInfo: admin, memo }),
    done: () => t('contact.done'),
    outdated: subscriptionOutdated,
  })
  return (
    <Card css={narrowFields}>
      <OperationForm
        form={form}
        submit={t('contact.submit')}
        button={{ size: 'lg', alignSelf: { mdDown: 'stretch', md: 'flex-start' } }}
      >
        <Heading level={2} size="md">
          {t('contact.title')}
        </Heading>
        {names.map((name) => (
          <TextField
            key={name}
            label={request(`field.adminInfo.${name}`)}
            labelSuffix={fieldOf(`adminInfo.${name}`).optional && t('optional')}
            type={
              name === 'email' ? 'email' : name === 'phoneNumber' || name === 'telNumber' ? 'tel' : 'text'
            }
            autoComplete="off"
            hint={name === 'phoneNumber' && request('hint.kept', { saved: adminInfo.phoneNumber })}
            {...form.field(name)}
          />
        ))}
        <TextArea label={t('contact.memo')} labelSuffix={t('optional')} {...form.field('memo')} />
      </OperationForm>
    </Card>
  )
}
