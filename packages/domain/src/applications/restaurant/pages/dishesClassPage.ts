import type { Page } from '../../../pages/Page'

export const dishesClassPage = {
  route: '/dishes-class',
  kind: 'custom',
  title: { zh: '菜品与分类', en: 'Dishes and classes' },
  component: 'DishesClass',
  resource: 'dishClass',
  widgets: [
    'eb-data-list',
    'eb-data-form',
    'eb-image-picker',
    'eb-list-editor',
    'eb-switch',
    'eb-number-input',
  ],
  behaviours: [
    '1. A restaurant switch on top (the last one used is kept); below, the class tree at the left and the dishes of the chosen class at the right; 全部菜品 is the first node.',
    '2. Each class shows its name, on-sale and total counts, and grey when disabled; a class has at most two levels.',
    '3. Add, rename in place, edit (drawer: icon, meals, weekdays, must order, kitchen printers), enable, disable and delete; delete is refused while dishCount > 0 with an offer to move the dishes to another class first.',
    '4. Drag sorts classes and puts a class under another; the order is saved at once and undone with a message when the gateway refuses.',
    '5. The dish table: picture, name, price ÷ 100 (W-RPP-2), former price, labels, daily stock left, month sales, sold-out switch, state (已上线, 已下线, 待审核: W-RPP-4), order; tabs by state, search by name, 20 per page.',
    '6. Price, daily stock and order are edited in place; price must be above 0 and not above the former price.',
    '7. Row actions: edit, copy, publish, offline, sellOut, restock, delete (only NEW); bulk: publish, offline, sellOut, move to a class, raise or lower prices by percent or amount with a preview.',
    '8. Offline of a dish with activityStatus is refused with 已参加其他活动.',
    '9. New dish and edit open a form in a drawer with all fields of restaurantProduct in the sections 基本信息, 规格与口味, 售卖规则; with sizes given, price is the lowest of them and read-only.',
    '10. Dragging selected dishes on a class moves them; the counts of both classes change.',
    '11. Import (XLSX: class, name, price, unit, stock, description) with errors by row, and export of the restaurant’s menu.',
    '12. Sold-out dishes return at midnight of the store; 今日估清 in the head lists them with restock for all.',
  ],
  calls: [
    'GET restaurant-api/eb/dish-class/list',
    'POST restaurant-api/eb/dish-class/save',
    'GET restaurant-api/eb/restaurant-product/list',
    'POST restaurant-api/eb/restaurant-product/save',
    'POST restaurant-api/eb/restaurant-product/action/{action}',
    'GET api/restaurant-api/product/getRestaurantProductPageList',
  ],
} as const satisfies Page
