import { createRouter } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { routeTree } from '#src/app/routeTree.gen.ts'
import type { AppContext } from '#src/components/context/app-context.ts'
import { helpSubjectOf } from '#src/components/layout/help.ts'

type Node = { fullPath?: string; children?: Node[] }

const several = 'it leads to every area, and no guide is about all of them'
const support = 'it is a way to the staff itself, and the general help is where such ways are listed'
const own = 'the screen is explained by its own texts, and no guide is about it'
const forStaff = 'the guides of the board are for customers; docs/operations.md is for the staff'
const security = 'the guides of the board are for every member, and this screen is for security admins'

/** The screens with a menu of the account whose help is the general one, each with the reason. */
const generalHelp: Record<string, string> = {
  '/my': several,
  '/my/settings': several,
  '/my/counsel': support,
  '/my/inquiry': support,
  '/my/inquiry/detail': support,
  '/my/company': own,
  '/my/notification': own,
  '/my/terms': own,
  '/admin': several,
  '/admin/abnormal': security,
  '/admin/abnormal/detail': security,
  '/admin/audit': security,
  '/admin/brand': forStaff,
  '/admin/catalogue': forStaff,
  '/admin/catalogue/detail': forStaff,
  '/admin/catalogue/write': forStaff,
  '/admin/company': forStaff,
  '/admin/company/detail': forStaff,
  '/admin/company/member': forStaff,
  '/admin/company/member/detail': forStaff,
  '/admin/company/merge': forStaff,
  '/admin/connections': forStaff,
  '/admin/counsel': forStaff,
  '/admin/counsel/detail': forStaff,
  '/admin/deposit': forStaff,
  '/admin/deposit/detail': forStaff,
  '/admin/holiday': forStaff,
  '/admin/hours': forStaff,
  '/admin/inquiry': forStaff,
  '/admin/inquiry/detail': forStaff,
  '/admin/notice': forStaff,
  '/admin/notice/edit': forStaff,
  '/admin/notice/write': forStaff,
  '/admin/review': forStaff,
  '/admin/rules': forStaff,
  '/admin/settlement': forStaff,
  '/admin/site': forStaff,
  '/admin/staff': forStaff,
  '/admin/terms': forStaff,
  '/admin/terms/detail': forStaff,
}

function screens(): string[] {
  const { routeTree: tree } = createRouter({ routeTree, context: {} as AppContext })
  const leaves = ({ fullPath = '', children }: Node): string[] => {
    const inside = Object.values(children ?? {})
    return inside.length > 0 ? inside.flatMap(leaves) : [fullPath.replace(/(?<=.)\/$/, '')]
  }
  return leaves(tree as unknown as Node).filter((path) =>
    /^\/(?:my|apps|admin|subscription|trial)\b/.test(path),
  )
}

it('every screen of members, admins and staff has guides of its own, or a reason for the general help', () => {
  const paths = screens()
  expect(paths.length).toBeGreaterThan(60)
  expect(paths.filter((path) => helpSubjectOf(path) === undefined).toSorted()).toEqual(
    Object.keys(generalHelp).toSorted(),
  )
})
