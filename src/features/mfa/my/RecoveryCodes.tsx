import { chakra, Stack } from '@chakra-ui/react'
import type { Problem } from '#contract/problem.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { ScreenHead } from '#src/components/screen/ScreenHead.tsx'
import { useForm } from '#src/forms/use-form.ts'
import { BottomActions } from '#src/ui/BottomActions.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { copyText } from '#src/ui/copy-text.ts'
import { CopyIcon, DownloadIcon } from '#src/ui/icons.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { saveCodesFile } from './codes-file.ts'
import { useMfaTexts } from './texts.ts'
import { useTitleFocus } from './use-title-focus.ts'

type Props = {
  codes: readonly string[]
  problem: Problem | undefined
  isBusy: boolean
  submitLabel: string
  onSaved: () => void
}

/** The recovery codes, shown only once, with buttons to save them. */
export function RecoveryCodes({ codes, problem, isBusy, submitLabel, onSaved }: Props) {
  const { t } = useMfaTexts()
  const form = useForm({
    fields: { saved: false },
    mistakes: ({ saved }) => ({ saved: !saved && t('codes.notSaved') }),
    busy: isBusy,
    onSubmit: onSaved,
  })
  useTitleFocus()

  const save = () =>
    saveCodesFile(t('codes.fileName'), [t('codes.fileTitle'), t('codes.fileNote'), '', ...codes])
  return (
    <Card padding="lg" maxWidth="form" width="full" mx="auto">
      <form {...form.element}>
        <Stack gap="5">
          <ScreenHead title={t('codes.title')} lead={t('codes.lead')} />
          <Notice status="warning" data-print="hidden">
            {t('codes.once')}
          </Notice>
          <chakra.ol
            aria-label={t('codes.list')}
            listStyleType="none"
            display="grid"
            gridTemplateColumns={{
              base: 'repeat(auto-fit, minmax(10rem, 1fr))',
              md: 'repeat(2, minmax(0, 1fr))',
            }}
            gap="2"
            p="4"
            rounded="lg"
            bg="bg.muted"
          >
            {codes.map((code) => (
              <chakra.li
                key={code}
                textAlign="center"
                textStyle="tabular"
                fontFamily="mono"
                fontSize="lg"
                letterSpacing="0.05em"
                whiteSpace="nowrap"
              >
                {code}
              </chakra.li>
            ))}
          </chakra.ol>
          <chakra.div display="flex" flexWrap="wrap" gap="2" data-print="hidden">
            <Button
              variant="outline"
              startIcon={<CopyIcon />}
              onClick={() => void copyText(codes.join('\n'), t('codes.copied'), t('copyFailed'))}
            >
              {t('copy')}
            </Button>
            <Button variant="outline" startIcon={<DownloadIcon />} onClick={save}>
              {t('codes.download')}
            </Button>
            <Button variant="outline" onClick={() => window.print()}>
              {t('codes.print')}
            </Button>
          </chakra.div>
          <chakra.div data-print="hidden">
            <Checkbox label={t('codes.saved')} {...form.check('saved')} />
          </chakra.div>
          <ProblemNotice problem={problem} />
        </Stack>
        <BottomActions data-print="hidden">
          <Button type="submit" size="lg" loading={isBusy}>
            {submitLabel}
          </Button>
        </BottomActions>
      </form>
    </Card>
  )
}
