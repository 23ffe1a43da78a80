import { chakra, Stack } from '@chakra-ui/react'
import { useNavigate, useRouter } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { MAX_REASON_LENGTH } from '#domain/company-admin/corrections.ts'
import { formatDate } from '#domain/dates.ts'
import { formatBusinessNumber } from '#domain/korean/business-number.ts'
import { isBlank, typedText } from '#domain/typed/typed-text.ts'
import { OperationForm } from '#src/forms/OperationForm.tsx'
import { useOperationForm } from '#src/forms/use-operation-form.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { RadioCards } from '#src/ui/RadioCards.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { MergeMoves } from './MergeMoves.tsx'
import { MergeSide } from './MergeSide.tsx'
import { useCompanyMergeTexts } from './texts.ts'
import { unpaidOf } from './unpaid.ts'

const mergeMachine = submissionMachine('mergeCompanies')
type Company = Schema<'MergedCompany'>
type Fields = { otherId: string; remainsId: string; isMistaken: boolean; reason: string }

/** The form that merges a company with another one: the direction, the reason and a confirmation. */
export function MergeForm({ company, others }: { company: Company; others: readonly Company[] }) {
  const { t } = useCompanyMergeTexts()
  const navigate = useNavigate()
  const router = useRouter()
  const pairOf = ({ otherId, remainsId }: Pick<Fields, 'otherId' | 'remainsId'>) => {
    const other = others.find(({ companyId }) => companyId === otherId) ?? others[0]!
    return remainsId === other.companyId ? { from: company, into: other } : { from: other, into: company }
  }
  const form = useOperationForm(mergeMachine, {
    fields: {
      otherId: others[0]!.companyId,
      remainsId: company.companyId,
      isMistaken: false,
      reason: '',
    } as Fields,
    mistakes: (typed) => {
      const { from, into } = pairOf(typed)
      return {
        isMistaken: from.rnno !== into.rnno && !typed.isMistaken && t('mistakenMissing'),
        reason:
          (isBlank(typed.reason) && t('reasonMissing')) ||
          (typedText(typed.reason).length > MAX_REASON_LENGTH &&
            t('reasonLong', { most: MAX_REASON_LENGTH })),
      }
    },
    input: (typed) => {
      const { from, into } = pairOf(typed)
      return (
        from.refusal === null && {
          companyId: from.companyId,
          version: from.version,
          intoId: into.companyId,
          intoVersion: into.version,
          mistakenYn: typed.isMistaken && from.rnno !== into.rnno ? 'Y' : 'N',
          reason: typedText(typed.reason),
        }
      )
    },
    question: (typed) => {
      const { from, into } = pairOf(typed)
      return {
        header: t('title'),
        message: t('ask', { from: from.companyName, into: into.companyName, amount: unpaidOf(from) }),
        acceptLabel: t('submit'),
        rejectLabel: t('keep'),
        isFinal: true,
      }
    },
    done: (_, typed) => {
      const { from, into } = pairOf(typed)
      return t('done', { from: from.companyName, into: into.companyName })
    },
    onDone: ({ companyId }) =>
      void navigate({ to: '/admin/company/detail', search: { companyId }, replace: true }),
    reload: false,
    once: true,
    outdated: ['adminCompany.changed', 'adminCompany.merged', 'adminCompany.moneyUnderWay'],
    onOutdated: () => void router.invalidate(),
    draft: {
      name: `company-merge-${company.companyId}`,
      stored: [],
      remembered: ['otherId', 'remainsId', 'reason'],
    },
    residentFree: { reason: t('residentNumber') },
  })
  const { from, into } = pairOf(form.values)
  const optionOf = ({ companyId, companyName, rnno, peopleCount, createdAt }: Company) => ({
    value: companyId,
    label: companyName,
    description: t('choice', {
      number: formatBusinessNumber(rnno),
      people: peopleCount,
      date: formatDate(createdAt),
    }),
  })
  const other = from === company ? into : from
  return (
    <OperationForm
      form={form}
      submit={t('submit')}
      button={{
        'aria-disabled': from.refusal !== null || undefined,
        'aria-describedby': from.refusal === null ? undefined : 'merge-refusal',
      }}
    >
      {others.length > 1 && (
        <RadioCards
          legend={t('other')}
          options={others.map(optionOf)}
          columns={2}
          {...form.choice('otherId')}
          onValueChange={(otherId) => form.change({ otherId, remainsId: company.companyId })}
        />
      )}
      <RadioCards
        legend={t('remains')}
        hint={t('remainsHint')}
        options={[company, other].map(optionOf)}
        columns={2}
        {...form.choice('remainsId')}
      />
      <chakra.div
        display="grid"
        gap="4"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      >
        <MergeSide company={into} isRemaining />
        <MergeSide company={from} />
      </chakra.div>
      <MergeMoves from={from} into={into} />
      <Stack gap="4" maxWidth="form">
        {from.refusal !== null && (
          <Notice status="warning" id="merge-refusal">
            {from.refusal}
          </Notice>
        )}
        {from.rnno !== into.rnno && (
          <Checkbox
            label={t('mistaken', { name: from.companyName, number: formatBusinessNumber(from.rnno) })}
            {...form.check('isMistaken')}
          />
        )}
        <TextArea rows={3} label={t('reason')} hint={t('reasonHint')} {...form.field('reason')} />
      </Stack>
    </OperationForm>
  )
}
