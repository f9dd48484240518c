export { isTabItems } from './isTabItems'
export { Tabs, type TabsHandle, type TabsProps } from './Tabs'
