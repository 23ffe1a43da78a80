import { lazyRouteComponent } from '@tanstack/react-router'

// Public pages have none of these, and they are the first that most people see.
const loadSideBar = () => import('./SideBar.tsx')
export const SideBar = lazyRouteComponent(loadSideBar, 'SideBar')
export const TabBar = lazyRouteComponent(() => import('./TabBar.tsx'), 'TabBar')
export const AppHeader = lazyRouteComponent(() => import('./AppHeader.tsx'), 'AppHeader')
export const MemberMenu = lazyRouteComponent(() => import('./MemberMenu.tsx'), 'MemberMenu')

/**
 * Fetches what surrounds the screens of members. A page that came with these waits for them before the app takes it over:
 * React drops a press on what it cannot take over at once. Throws where they do not come: the page stays as it was rendered.
 */
export async function loadMemberParts(): Promise<void> {
  // `preload` keeps a failure to itself; all four lie in one file.
  await loadSideBar()
  await Promise.all([SideBar, TabBar, AppHeader, MemberMenu].map(async ({ preload }) => preload?.()))
}
