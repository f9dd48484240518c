import {
  blocksIcon,
  chartColumnIcon,
  codeXmlIcon,
  creditCardIcon,
  giftIcon,
  layoutTemplateIcon,
  megaphoneIcon,
  messageSquareIcon,
  partyPopperIcon,
  presentationIcon,
  smartphoneIcon,
  storeIcon,
  ticketCheckIcon,
  ticketIcon,
  usersIcon,
  utensilsIcon,
  walletIcon,
} from '@ebkit/ui/icons'

const icons: Readonly<Record<string, string>> = {
  'chart-column': chartColumnIcon,
  'code-xml': codeXmlIcon,
  'credit-card': creditCardIcon,
  gift: giftIcon,
  'layout-template': layoutTemplateIcon,
  megaphone: megaphoneIcon,
  'message-square': messageSquareIcon,
  'party-popper': partyPopperIcon,
  presentation: presentationIcon,
  smartphone: smartphoneIcon,
  store: storeIcon,
  ticket: ticketIcon,
  'ticket-check': ticketCheckIcon,
  users: usersIcon,
  utensils: utensilsIcon,
  wallet: walletIcon,
}

/** The icon of an application, by the name in its menu entry. */
export const applicationIcon = (name: string): string => icons[name] ?? blocksIcon
