import { Flex, Stack } from '@chakra-ui/react'
import type { Schema } from '#contract/operation.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { UseStateBadge } from '../UseStateBadge.tsx'
import { useAppAdminTexts } from './texts.ts'
import { UseStateActs } from './UseStateActs.tsx'
import { useAppChange } from './use-app-change.ts'

const switchMachine = submissionMachine('switchAccessApp')
const sumOf = (numbers: number[]) => numbers.reduce((sum, each) => sum + each, 0)

/** Whether the app is in use, closed to requests or locked in the company, and the actions that change this state. */
export function UseStateSection({ app }: { app: Schema<'AdminApp'> }) {
  const { t } = useAppAdminTexts()
  const { problem, busy, submit } = useAppChange(switchMachine, { done: t('use.done') })
  const { appId, version, name, levels, useState } = app
  const numbers = {
    grants: sumOf(levels.map(({ grants }) => grants)),
    waiting: sumOf(levels.map(({ waiting }) => waiting)),
  }
  return (
    <Card aria-labelledby="use-state">
      <Stack gap="4">
        <Flex gap="3" align="center" wrap="wrap">
          <Heading level={2} size="md" id="use-state">
            {t('use.title')}
          </Heading>
          <UseStateBadge useState={useState} />
        </Flex>
        <ProblemNotice problem={problem} />
        <Flex gap="2" wrap="wrap">
          <UseStateActs
            name={t('use.ofApp', { name })}
            onTurn={(to) => submit({ appId, version, useState: to })}
            {...{ useState, numbers, busy }}
          />
        </Flex>
      </Stack>
    </Card>
  )
}
