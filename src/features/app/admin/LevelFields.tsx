import type { Schema } from '#contract/operation.ts'
import { isBlank, typedText } from '#domain/typed/typed-text.ts'
import type { Form } from '#src/forms/use-form.ts'
import { TextField } from '#src/ui/TextField.tsx'
import { RiskField } from './RiskField.tsx'
import { useAppAdminTexts } from './texts.ts'

const MAX_NAME_LENGTH = 40
const MAX_DESCRIPTION_LENGTH = 200

/** The typed texts and the risk of a level. */
export type LevelValues = Pick<Schema<'AdminAppLevel'>, 'name' | 'description' | 'riskLevel'>

/** Returns the labels and the checks of the fields that the forms for adding and for editing a level share. */
export function useLevelTexts() {
  const { t } = useAppAdminTexts()
  const residentNumber = t('level.residentNumber')
  return {
    residentFree: { name: residentNumber, description: residentNumber },
    mistakes: ({ name, description }: LevelValues) => ({
      name: isBlank(name) && t('level.nameMissing'),
      description: isBlank(description) && t('level.descriptionMissing'),
    }),
    sentOf: ({ name, description, riskLevel }: LevelValues) => ({
      name: typedText(name),
      description: typedText(description),
      riskLevel,
    }),
  }
}

type Props = {
  form: Pick<Form<LevelValues>, 'field' | 'values' | 'change' | 'busy' | 'compared'>
  /** Whether the fields are read-only, as for a level that the operator defines for all companies. */
  fixed?: boolean
}

/** The name, the description and the risk of a level. */
export function LevelFields({ form, fixed = false }: Props) {
  const { t } = useAppAdminTexts()
  const readOnly = form.busy || fixed
  return (
    <>
      <TextField
        label={t('level.nameLabel')}
        maxLength={MAX_NAME_LENGTH}
        autoComplete="off"
        {...form.field('name')}
        readOnly={readOnly}
      />
      <TextField
        label={t('level.descriptionLabel')}
        maxLength={MAX_DESCRIPTION_LENGTH}
        autoComplete="off"
        {...form.field('description')}
        readOnly={readOnly}
      />
      <RiskField
        value={form.values.riskLevel}
        disabled={readOnly}
        onChange={(riskLevel) => form.change({ riskLevel })}
        compared={form.compared('riskLevel')}
      />
    </>
  )
}
