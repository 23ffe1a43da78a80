import { Stack } from '@chakra-ui/react'
import { kindOf, MAX_TEXT, type SitePage } from '#domain/site/site-texts.ts'
import type { Form } from '#src/forms/use-form.ts'
import { Button } from '#src/ui/Button.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { QuestionFields } from './QuestionFields.tsx'
import { fieldOfQuestions, groupsOf, questionsOfApp, textOfApp, valuesIn } from './site-values.ts'
import { useSiteAdminTexts } from './texts.ts'

type Props = {
  page: SitePage
  form: Pick<Form<Record<string, string>>, 'field' | 'values' | 'change' | 'errorOf' | 'compared'>
}

/** The fields of the texts, grouped by the parts of the page; each text can be reset to that of the app. */
export function TextGroups({ page, form }: Props) {
  const { t } = useSiteAdminTexts()
  const appQuestions = fieldOfQuestions(questionsOfApp(page))
  const nameOf = (key: string) => t(`field.${key.split('.').at(-1) as 'title'}`)
  const reset = (name: string, field: string, text: string) =>
    form.values[field] !== text && (
      <Button
        variant="outline"
        size="sm"
        minHeight="touch"
        alignSelf="flex-start"
        aria-label={t('resetOf', { name })}
        onClick={() => form.change({ [field]: text })}
      >
        {t('reset')}
      </Button>
    )
  return groupsOf(page).map(({ group, keys }) => {
    const title = t(`group.${group}`)
    return (
      <Stack
        key={group}
        gap="3"
        role="group"
        aria-label={title}
        pt="4"
        borderTopWidth="1px"
        borderColor="border"
      >
        <Heading level={2} size="sm">
          {title}
        </Heading>
        {keys.map((key) => {
          const kind = kindOf(key)
          const name = nameOf(key)
          return (
            <Stack key={key} gap="2">
              {kind === 'heading' ? (
                <TextField
                  label={name}
                  maxLength={MAX_TEXT.heading}
                  autoComplete="off"
                  {...form.field(key)}
                />
              ) : (
                <TextArea
                  label={name}
                  maxLength={MAX_TEXT.text}
                  rows={2}
                  {...(key === 'description' && { hint: t('descriptionHint') })}
                  {...form.field(key)}
                />
              )}
              {reset(`${title} ${name}`, key, textOfApp(page, key))}
            </Stack>
          )
        })}
        {group === 'questions' && (
          <>
            <QuestionFields
              value={valuesIn(form.values).questions}
              onValueChange={(questions) => form.change({ questions: fieldOfQuestions(questions) })}
              error={form.errorOf('questions')}
              compared={form.compared('questions', (questions) =>
                valuesIn({ questions })
                  .questions.map(({ title, text }) => `${title}\n${text}`)
                  .join('\n\n'),
              )}
            />
            {reset(title, 'questions', appQuestions)}
          </>
        )}
      </Stack>
    )
  })
}
