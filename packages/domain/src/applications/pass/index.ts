import type { Application } from '../../Application'
import { passMenu } from './menu'
import { passDeliveryEditPage } from './pages/passDeliveryEditPage'
import { passDeliveryListPage } from './pages/passDeliveryListPage'
import { passScenicInfoPage } from './pages/passScenicInfoPage'
import { passDelivery } from './resources/passDelivery'
import { scenic } from './resources/scenic'
import { passRoutes } from './routes'

export const passApplication = {
  name: 'pass',
  title: { zh: '通票', en: 'Passes' },
  icon: 'ticket-check',
  resources: [passDelivery, scenic],
  routes: passRoutes,
  menu: passMenu,
  pages: [passDeliveryEditPage, passDeliveryListPage, passScenicInfoPage],
} as const satisfies Application
