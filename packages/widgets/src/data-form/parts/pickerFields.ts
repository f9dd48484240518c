// Controls whose widgets are loaded with the first field that chooses from a list of the gateway's.
export { CategoriesControl } from './CategoriesControl'
export { CountryControl } from './CountryControl'
export { ProductsControl } from './ProductsControl'
export { RegionControl } from './RegionControl'
