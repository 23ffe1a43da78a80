import { chakra, Stack } from '@chakra-ui/react'
import { useId } from 'react'
import type { Schema } from '#contract/operation.ts'
import { MIN_COMMENT } from '#domain/access/codes.ts'
import { lettersIn } from '#domain/letters.ts'
import { typedText } from '#domain/typed/typed-text.ts'
import { firstFieldOf } from '#src/forms/first-field.ts'
import { useForm } from '#src/forms/use-form.ts'
import { useFormGuard } from '#src/forms/use-form-guard.ts'
import { useRowTexts } from '#src/lists/row-texts.ts'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { useApprovalTexts } from '../approval-texts.ts'
import type { GrantAct } from './grant-acts.ts'
import { idOf } from './use-grant-acts.ts'

const MAX_LENGTH = 500
type Row = Schema<'AdminAccessGrant'>
type Props = {
  act: GrantAct
  rows: readonly Row[]
  /** The number of selected permissions to which the action cannot be applied. */
  leftOut: number
  nameOf: (row: Row) => string
  onConfirm: (comment: string) => void
  onLeave: () => void
}

/**
 * The dialog that confirms one action on several permissions. It shows the effect of the action and asks for one
 * reason for all of them.
 */
export function ChangeGrants({ act, rows, leftOut, nameOf, onConfirm, onLeave }: Props) {
  const { t } = useApprovalTexts()
  const { t: lists } = useRowTexts()
  const formId = useId()
  const form = useForm({
    fields: { comment: '' },
    mistakes: ({ comment }) => ({ comment: lettersIn(comment) < MIN_COMMENT && t('member.missing') }),
    residentFree: { comment: t('confirm.residentNumber') },
    busy: false,
    onSubmit: ({ comment }) => {
      guard.settle()
      onConfirm(typedText(comment))
    },
  })
  // A draft is stored for one selection of permissions only, since a reason may contain the name of a person.
  const guard = useFormGuard(form, {
    draft: {
      name: `access-${act}-${rows.map(idOf).toSorted().join()}`,
      stored: [],
      remembered: ['comment'],
    },
  })
  const cancel = () => {
    guard.settle()
    onLeave()
  }
  return (
    <Dialog
      open
      onClose={onLeave}
      title={t(`member.asks.${act}`, { count: rows.length })}
      initialFocus={() => firstFieldOf(form.element.ref.current)}
      footer={
        <>
          <Button variant="outline" onClick={cancel}>
            {t('member.leave')}
          </Button>
          <Button type="submit" form={formId} variant={act === 'lift' ? 'solid' : 'danger'}>
            {t(`member.submit.${act}`)}
          </Button>
        </>
      }
    >
      <form id={formId} {...form.element}>
        <Stack gap="4">
          <Text>{t(`member.effects.${act}`)}</Text>
          <Text tone="muted">{t('member.toldAll')}</Text>
          {leftOut > 0 && <Notice status="warning">{lists('rows.leftOut', { count: leftOut })}</Notice>}
          <chakra.ul
            display="grid"
            gap="2"
            maxHeight="max(40dvh, 12rem)"
            overflowY="auto"
            tabIndex={0}
            aria-label={t('member.askedRows')}
          >
            {rows.map((row) => (
              <li key={row.grantId}>
                <Text weight="medium">{nameOf(row)}</Text>
              </li>
            ))}
          </chakra.ul>
          <TextField
            label={t('member.reason')}
            hint={t('member.reasonHint')}
            autoComplete="off"
            maxLength={MAX_LENGTH}
            {...form.field('comment')}
          />
        </Stack>
      </form>
    </Dialog>
  )
}
