import { Flex, Stack } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { MAX_ANSWER, MAX_QUESTION, MAX_QUESTIONS } from '#domain/site/site-texts.ts'
import { newId } from '#src/browser/new-id.ts'
import { Button } from '#src/ui/Button.tsx'
import { type Compared, ComparedValue } from '#src/ui/Field.tsx'
import { FieldError } from '#src/ui/FieldError.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { type FormQuestion, moveQuestion } from './site-values.ts'
import { useSiteAdminTexts } from './texts.ts'

type Props = {
  value: FormQuestion[]
  onValueChange: (questions: FormQuestion[]) => void
  error: ReactNode
  compared: Compared | undefined
}

/** The fields of the questions and answers of a page, which can be added, removed and moved. */
export function QuestionFields({ value, onValueChange, error, compared }: Props) {
  const { t } = useSiteAdminTexts()
  const change = (place: number, changes: Partial<FormQuestion>) =>
    onValueChange(value.map((question, at) => (at === place ? { ...question, ...changes } : question)))
  const smallButtonProps = { variant: 'outline', size: 'sm', minHeight: 'touch' } as const
  return (
    <Stack gap="4">
      {value.length === 0 && <Text tone="muted">{t('noQuestions')}</Text>}
      {value.map(({ key, title, text }, place) => {
        const number = place + 1
        return (
          <Stack key={key} gap="3" role="group" aria-label={t('question', { number })}>
            <TextField
              label={t('questionTitle')}
              maxLength={MAX_QUESTION}
              value={title}
              onChange={({ target }) => change(place, { title: target.value })}
            />
            <TextArea
              label={t('answer')}
              maxLength={MAX_ANSWER}
              rows={3}
              value={text}
              onChange={({ target }) => change(place, { text: target.value })}
            />
            <Flex gap="2" wrap="wrap">
              <Button
                {...smallButtonProps}
                aria-label={t('upOf', { number })}
                aria-disabled={place === 0}
                onClick={() => onValueChange(moveQuestion(value, place, -1))}
              >
                {t('up')}
              </Button>
              <Button
                {...smallButtonProps}
                aria-label={t('downOf', { number })}
                aria-disabled={number === value.length}
                onClick={() => onValueChange(moveQuestion(value, place, 1))}
              >
                {t('down')}
              </Button>
              <Button
                {...smallButtonProps}
                aria-label={t('removeOf', { number })}
                onClick={() => onValueChange(value.filter((_, at) => at !== place))}
              >
                {t('remove')}
              </Button>
            </Flex>
          </Stack>
        )
      })}
      {error && <FieldError id="questions-error">{error}</FieldError>}
      <ComparedValue compared={compared} />
      {value.length < MAX_QUESTIONS && (
        <Button
          {...smallButtonProps}
          alignSelf="flex-start"
          onClick={() => onValueChange([...value, { key: newId(), title: '', text: '' }])}
        >
          {t('add')}
        </Button>
      )}
    </Stack>
  )
}
