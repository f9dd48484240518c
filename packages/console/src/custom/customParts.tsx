import { laterPart } from '@ebkit/widgets/later'
import type { ComponentType } from 'react'
import type { PageProps } from '../pages/PageProps'
import { PageSkeleton } from '../pages/PageSkeleton'

const [useFiles] = laterPart(() => import('./FileManagerPage'))
const [useDesk] = laterPart(() => import('./ticket-verify/TicketVerifyDesk'))
const [useTicketPoster] = laterPart(() => import('./ticket-poster/TicketPoster'))
const [useMenuConfig] = laterPart(() => import('./menu-config/PowerMenuConfigPage'))
const [useDishes] = laterPart(() => import('./dishes/DishesClassPage'))
const [useRegistration] = laterPart(() => import('./AppletRegisterAuthPage'))
const [useAuthorisation] = laterPart(() => import('./wecom-authorisation/WecomCorpAuthPage'))

/** Pages with a component of their own, by its name in the definition. */
export const customParts: Readonly<Record<string, ComponentType<PageProps<'custom'>>>> = {
  FileManager: function FileManager(props) {
    const { FileManagerPage, failure } = useFiles(true)
    return FileManagerPage ? <FileManagerPage {...props} /> : (failure ?? <PageSkeleton />)
  },
  AppletRegisterAuth: function AppletRegisterAuth(props) {
    const { AppletRegisterAuthPage, failure } = useRegistration(true)
    return AppletRegisterAuthPage ? <AppletRegisterAuthPage {...props} /> : (failure ?? <PageSkeleton />)
  },
  WecomCorpAuth: function Authorisation(props) {
    const { WecomCorpAuthPage, failure } = useAuthorisation(true)
    return WecomCorpAuthPage ? <WecomCorpAuthPage {...props} /> : (failure ?? <PageSkeleton />)
  },
  TicketVerifyDesk: function Desk(props) {
    const { TicketVerifyDesk, failure } = useDesk(true)
    return TicketVerifyDesk ? <TicketVerifyDesk {...props} /> : (failure ?? <PageSkeleton />)
  },
  TicketPoster: function Poster(props) {
    const { TicketPoster, failure } = useTicketPoster(true)
    return TicketPoster ? <TicketPoster {...props} /> : (failure ?? <PageSkeleton />)
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
