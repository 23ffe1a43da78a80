import { Stack } from '@chakra-ui/react'
import { type FormEvent, useState } from 'react'
import type { Output, Schema } from '#contract/operation.ts'
import { formatPhone } from '#domain/korean/phone.ts'
import { mistakeIn } from '#domain/subscription/field-kinds.ts'
import { type FieldPath, fields } from '#domain/subscription/fields.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { useDirtyForm } from '#src/forms/use-dirty-form.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { mistakeText } from '../request/mistake-text.ts'
import { useSubscriptionRequestTexts } from '../request/texts.ts'
import { useSubscriptionEditTexts } from './texts.ts'
import { useSubscriptionUpdate } from './use-subscription-update.ts'
import { useTypedOver } from './use-typed-over.ts'

const names = [
  'name',
  'deptName',
  'email',
  'phoneNumber',
  'telNumber',
] as const satisfies (keyof Schema<'FormAdmin'>)[]
const fieldOf = (path: FieldPath) => fields.find((field) => field.path === path)!

/** The administrator and the memo of a subscription, checked by the table of the request. */
export function ContactForm({ detail }: { detail: Output<'getSubscriptionDetail'> }) {
  const { t } = useSubscriptionEditTexts()
  const { t: request } = useSubscriptionRequestTexts()
  const {
    adminInfo,
    subscriptionInfo: { subscriptionId, version },
  } = detail
  const { values, isTyped, type, settle } = useTypedOver<Schema<'FormAdmin'> & { memo: string }>({
    name: adminInfo.name,
    deptName: adminInfo.deptName ?? '',
    email: adminInfo.email,
    // Shown in part only; left empty it stays as it is.
    phoneNumber: '',
    telNumber: adminInfo.telNumber ? formatPhone(adminInfo.telNumber) : '',
    memo: detail.memo ?? '',
  })
  const { memo, ...admin } = values
  const [now] = useState(() => portalClock.now())
  const [tried, setTried] = useState(false)
  const { save, problem, isBusy } = useSubscriptionUpdate(t('contact.done'))
  useDirtyForm(isTyped)

  const mistakeAt = (path: FieldPath, text: string) => {
    const { kind, most } = fieldOf(path)
    const optional = fieldOf(path).optional || path === 'adminInfo.phoneNumber'
    const mistake = mistakeIn(kind, text, { most, now, ...(optional && { optional }) })
    return mistake && mistakeText(request, mistake, { kind, label: request(`field.${path}`), most, text })
  }
  const wrong = [...names.map((name) => mistakeAt(`adminInfo.${name}`, admin[name])), mistakeAt('memo', memo)]
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    const first = wrong.findIndex((mistake) => mistake !== undefined)
    if (first >= 0)
      return event.currentTarget.querySelectorAll<HTMLElement>('input, textarea')[first]?.focus()
    save({ subscriptionId, version, adminInfo: admin, memo }, () => {
      settle(values)
      setTried(false)
    })
  }
  return (
    <Card>
      <form onSubmit={submit} noValidate>
        <Stack gap="5">
          <Heading level={2} size="md">
            {t('contact.title')}
          </Heading>
          {names.map((name, index) => (
            <TextField
              key={name}
              label={request(`field.adminInfo.${name}`)}
              labelSuffix={fieldOf(`adminInfo.${name}`).optional && t('optional')}
              type={
                name === 'email' ? 'email' : name === 'phoneNumber' || name === 'telNumber' ? 'tel' : 'text'
              }
              autoComplete="off"
              value={admin[name]}
              onChange={({ target }) => type({ [name]: target.value })}
              hint={name === 'phoneNumber' && request('hint.kept', { saved: adminInfo.phoneNumber })}
              error={tried && wrong[index]}
            />
          ))}
          <TextArea
            label={t('contact.memo')}
            labelSuffix={t('optional')}
            value={memo}
            onChange={({ target }) => type({ memo: target.value })}
            error={tried && wrong.at(-1)}
          />
          <ProblemNotice problem={problem} />
          <Button type="submit" size="lg" alignSelf="flex-end" loading={isBusy}>
            {t('contact.submit')}
          </Button>
        </Stack>
      </form>
    </Card>
  )
}
