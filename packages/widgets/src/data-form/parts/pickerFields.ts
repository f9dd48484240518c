// Controls whose widgets are loaded with the first field that chooses rows of the gateway.
import { CategoriesControl } from './CategoriesControl'
import { CountryControl } from './CountryControl'
import { ProductsControl } from './ProductsControl'
import { RegionControl } from './RegionControl'

export { CategoriesControl, CountryControl, ProductsControl, RegionControl }
