import { Grid, Stack } from '@chakra-ui/react'
import { useRouter } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { formatDateTime } from '#domain/dates.ts'
import { AdminTitle } from '#src/components/screen/AdminTitle.tsx'
import { FieldColumns } from '#src/forms/FieldColumns.tsx'
import { OperationForm } from '#src/forms/OperationForm.tsx'
import { useOperationForm } from '#src/forms/use-operation-form.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Card } from '#src/ui/Card.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { BrandPreview } from './BrandPreview.tsx'
import { type BrandValues, colorFault, inputOf, nameFault, UNREADABLE, valuesOf } from './brand-values.ts'
import { LogoField } from './LogoField.tsx'
import { useBrandTexts } from './texts.ts'

const saveMachine = submissionMachine('saveBrand')
const MAX_NAME_LENGTH = 20
const MAX_HOURS = 100
const MAX_FOOTER_LENGTH = 500
const COLOR_DIGITS = 7

/**
 * The brand of the portal: a form, and next to it a preview for customers. Saving reloads the page, which then has
 * the new brand.
 */
export function AdminBrand({ brand }: { brand: Schema<'Brand'> }) {
  const { t } = useBrandTexts()
  const router = useRouter()
  const mistakeOfName = (name: string, isNeeded: boolean) => {
    const fault = nameFault(name, isNeeded)
    return fault && t(fault === 'missing' ? 'wrong.brandName' : 'wrong.letters')
  }
  const mistakeOfColor = (color: string) => {
    const fault = colorFault(color)
    return fault && (fault === 'color' ? t('wrong.color') : t('wrong.faint', fault))
  }
  const form = useOperationForm(saveMachine, {
    fields: valuesOf(brand),
    mistakes: ({ brandName, latinName, senderName, accentColor, logo }: BrandValues) => ({
      brandName: mistakeOfName(brandName, true),
      latinName: mistakeOfName(latinName, false),
      senderName: mistakeOfName(senderName, false),
      accentColor: mistakeOfColor(accentColor),
      logo: logo === UNREADABLE && t('wrong.logo'),
    }),
    input: (values) => ({ version: brand.version, ...inputOf(values) }),
    question: ({ brandName }) => ({
      header: t('question', { name: brandName }),
      message: t('questionEffect'),
      acceptLabel: t('change'),
    }),
    onDone: () => location.reload(),
    reload: false,
    outdated: ['brand.changed'],
    onOutdated: () => void router.invalidate(),
    saver: brand,
  })
  return (
    <Stack gap="3">
      <AdminTitle title={t('title')} />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) minmax(0, 22rem)' }}
        gap="6"
        alignItems="start"
      >
        <Card>
          <OperationForm form={form} submit={t('submit')} button={{ 'aria-disabled': !form.isTyped }}>
            <Text tone="muted" size="sm">
              {changeOf(brand, t)}
            </Text>
            <FieldColumns>
              <TextField
                label={t('field.brandName')}
                hint={t('field.brandNameHint')}
                maxLength={MAX_NAME_LENGTH}
                {...form.field('brandName')}
              />
              <TextField
                label={t('field.latinName')}
                labelSuffix={t('optional')}
                hint={t('field.latinNameHint')}
                maxLength={MAX_NAME_LENGTH}
                {...form.field('latinName')}
              />
              <TextField
                label={t('field.senderName')}
                labelSuffix={t('optional')}
                hint={t('field.senderNameHint')}
                maxLength={MAX_NAME_LENGTH}
                {...form.field('senderName')}
              />
              <TextField
                label={t('field.supportHours')}
                labelSuffix={t('optional')}
                hint={t('field.supportHoursHint')}
                maxLength={MAX_HOURS}
                {...form.field('supportHours')}
              />
            </FieldColumns>
            <TextArea
              label={t('field.legalFooter')}
              labelSuffix={t('optional')}
              hint={t('field.legalFooterHint')}
              maxLength={MAX_FOOTER_LENGTH}
              rows={3}
              {...form.field('legalFooter')}
            />
            <TextField
              label={t('field.accentColor')}
              labelSuffix={t('optional')}
              hint={t('field.accentColorHint')}
              maxLength={COLOR_DIGITS}
              autoCapitalize="none"
              spellCheck={false}
              {...form.field('accentColor')}
            />
            <LogoField
              {...form.choice('logo')}
              compared={form.compared('logo', (logo) => t(logo === '' ? 'noLogo' : 'otherLogo'))}
            />
          </OperationForm>
        </Card>
        <BrandPreview values={form.values} />
      </Grid>
    </Stack>
  )
}

function changeOf({ changedAt, byName }: Schema<'Brand'>, t: ReturnType<typeof useBrandTexts>['t']): string {
  if (changedAt === null) return t('unchanged')
  const changeTime = formatDateTime(changedAt)
  return byName === null
    ? t('changedBySomeone', { when: changeTime })
    : t('changed', { name: byName, when: changeTime })
}
