import { chakra, Stack } from '@chakra-ui/react'
import { type FormEvent, useRef, useState } from 'react'
import type { Schema } from '#contract/operation.ts'
import { formatNumber } from '#domain/money.ts'
import { isBlank, typedText } from '#domain/typed/typed-text.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { useFlow } from '#src/components/flow/use-flow.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { useSubscriptionRequestTexts } from './texts.ts'

type Address = Schema<'Address'>
type Props = { onClose: () => void; onChoose: (address: Address) => void }

const searchMachine = submissionMachine('searchAddresses')
const PAGE = 10

/** Searches for an address by street and building number; the person chooses one of the results. */
export function AddressSearch({ onClose, onChoose }: Props) {
  const { t } = useSubscriptionRequestTexts()
  const { snapshot, send } = useFlow(searchMachine, {})
  const { output, problem } = snapshot.context
  const [keyword, setKeyword] = useState('')
  const [searched, setSearched] = useState('')
  const [missing, setMissing] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const isBusy = snapshot.hasTag('busy')

  const search = (words: string, page: number) => {
    setSearched(words)
    send({ type: 'submission.requested', input: { keyword: words, page } })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // In the DOM the dialog is outside the form of the step, but React passes its events on to that form, which must
    // not be submitted as well.
    event.stopPropagation()
    setMissing(isBlank(keyword))
    if (isBlank(keyword)) return field.current?.focus()
    search(typedText(keyword), 1)
  }
  const lastPage = output ? Math.max(1, Math.ceil(output.total / PAGE)) : 1
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('address.title')}
      initialFocus={() => field.current}
      footer={
        <Button variant="outline" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      <Stack gap="4">
        <chakra.form
          onSubmit={submit}
          noValidate
          display="grid"
          gridTemplateColumns="minmax(0, 1fr) auto"
          gap="2"
          alignItems="end"
        >
          <TextField
            ref={field}
            label={t('address.keyword')}
            hint={t('address.keywordHint')}
            value={keyword}
            maxLength={80}
            autoComplete="off"
            error={missing && t('address.missing')}
            onChange={({ target }) => setKeyword(target.value)}
          />
          <Button type="submit" loading={isBusy} mb={missing ? '7' : undefined}>
            {t('address.submit')}
          </Button>
        </chakra.form>
        <ProblemNotice problem={problem} />
        <div role="status">
          {output && (
            <Text size="sm" tone="muted" numeric>
              {output.total === 0
                ? t('address.none')
                : t('address.found', { count: formatNumber(output.total) as never })}
            </Text>
          )}
        </div>
        {output && output.list.length > 0 && (
          <Stack as="ul" gap="0" listStyleType="none">
            {output.list.map((address) => (
              <chakra.li
                key={`${address.zipCode} ${address.roadAddress}`}
                borderTopWidth="1px"
                borderTopStyle="solid"
                borderColor="border"
              >
                <chakra.button
                  type="button"
                  onClick={() => onChoose(address)}
                  width="full"
                  textAlign="start"
                  py="3"
                  px="2"
                  cursor="pointer"
                  rounded="lg"
                  _hover={{ bg: 'bg.subtle' }}
                >
                  <chakra.span display="block" fontWeight="medium">
                    {address.roadAddress} {address.buildingName}
                  </chakra.span>
                  <chakra.span display="block" fontSize="sm" color="fg.muted" textStyle="tabular">
                    {address.zipCode} · {address.jibunAddress}
                  </chakra.span>
                </chakra.button>
              </chakra.li>
            ))}
          </Stack>
        )}
        {output && lastPage > 1 && (
          <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="2">
            <Button
              variant="outline"
              size="sm"
              minHeight="touch"
              aria-disabled={output.page === 1 || undefined}
              onClick={() => output.page > 1 && search(searched, output.page - 1)}
            >
              {t('address.previousPage')}
            </Button>
            <Text size="sm" tone="muted" numeric>
              {t('address.page', { page: output.page, last: lastPage })}
            </Text>
            <Button
              variant="outline"
              size="sm"
              minHeight="touch"
              aria-disabled={output.page === lastPage || undefined}
              onClick={() => output.page < lastPage && search(searched, output.page + 1)}
            >
              {t('address.nextPage')}
            </Button>
          </chakra.div>
        )}
        <Text size="sm" tone="muted">
          {t('address.manual')}
        </Text>
      </Stack>
    </Dialog>
  )
}
