import { useFirstTaskTexts } from './texts.ts'
import { useFirstTasks } from './use-first-tasks.ts'

/** A first task of a member with its texts; `done` is its state if it is done. */
export type FirstTask = ReturnType<typeof useWordedTasks>[number]

/** Returns the first tasks of a member as `useFirstTasks` does, with their texts. */
export function useWordedTasks(...given: Parameters<typeof useFirstTasks>) {
  const { t } = useFirstTaskTexts()
  return useFirstTasks(...given).map(({ key, isDone, textKey, link }) => ({
    key,
    title: t(`${textKey}.title`),
    text: t(`${textKey}.text`),
    done: isDone && t('done'),
    link,
  }))
}
