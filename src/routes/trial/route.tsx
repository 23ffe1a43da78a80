import { Stack } from '@chakra-ui/react'
import { createFileRoute, Outlet } from '@tanstack/react-router'
import { requireLoginAndFactor } from '../-guards.ts'

export const Route = createFileRoute('/trial')({
  staticData: { layout: 'user' },
  head: () => ({ meta: [{ name: 'robots', content: 'noindex' }] }),
  beforeLoad: requireLoginAndFactor,
  component: TrialFrame,
})

function TrialFrame() {
  return (
    <Stack gap={{ base: '5', md: '6' }} maxWidth="form" width="full" mx="auto">
      <Outlet />
    </Stack>
  )
}
