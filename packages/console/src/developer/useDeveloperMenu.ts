import { getSession } from '@ebkit/core/session'
import { useStrings } from '@ebkit/widgets/environment'
import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import type { MenuApplication } from '../menu/Menu'
import { developerRoute } from './developerRoute'
import { developerMenuStrings } from './menuStrings'

/** The entry of the page for developers, in the menu of the brand's administrators. */
export function useDeveloperMenu(): readonly MenuApplication[] {
  const text = useStrings(developerMenuStrings)
  const { identity } = useStore(getSession().$identity)
  const isAdministrator = !!identity?.adminId && identity.brandPermissions.includes('*')
  return useMemo(
    () => (isAdministrator ? [applicationOf(text('application'), text('page'))] : []),
    [isAdministrator, text],
  )
}

function applicationOf(title: string, page: string): MenuApplication {
  const { application: name, path: address } = developerRoute
  const pages = [{ address, title: page, isElsewhere: false }]
  return { id: name, name, title, icon: 'code-xml', groups: [{ id: name, title: '', pages }] }
}
