import { laterPart } from '@ebkit/widgets/later'
import type { ComponentType } from 'react'
import type { PageProps } from '../pages/PageProps'
import { PageSkeleton } from '../pages/PageSkeleton'

const [useFiles] = laterPart(() => import('./FileManagerPage'))
const [useMenuConfig] = laterPart(() => import('./menu-config/PowerMenuConfigPage'))
const [useDishes] = laterPart(() => import('./dishes/DishesClassPage'))
const [useRegistration] = laterPart(() => import('./AppletRegisterAuthPage'))

/** Pages that are like no other, by the name of their component in the definition. */
export const customParts: Readonly<Record<string, ComponentType<PageProps<'custom'>>>> = {
  FileManager: function FileManager(props) {
    const { FileManagerPage, failure } = useFiles(true)
    return FileManagerPage ? <FileManagerPage {...props} /> : (failure ?? <PageSkeleton />)
  },
  AppletRegisterAuth: function AppletRegisterAuth(props) {
    const { AppletRegisterAuthPage, failure } = useRegistration(true)
    return AppletRegisterAuthPage ? <AppletRegisterAuthPage {...props} /> : (failure ?? <PageSkeleton />)
  },
  PowerMenuConfig: function PowerMenuConfig(props) {
    const { PowerMenuConfigPage, failure } = useMenuConfig(true)
    return PowerMenuConfigPage ? <PowerMenuConfigPage {...props} /> : (failure ?? <PageSkeleton />)
  },
  DishesClass: function DishesClass(props) {
    const { DishesClassPage, failure } = useDishes(true)
    return DishesClassPage ? <DishesClassPage {...props} /> : (failure ?? <PageSkeleton />)
  },
}
