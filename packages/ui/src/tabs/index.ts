export { TabBar, type TabBarProps, type TabItem } from './TabBar'
export { Tabs, type TabsProps } from './Tabs'
