export { useHotelConfig } from './useHotelConfig'
