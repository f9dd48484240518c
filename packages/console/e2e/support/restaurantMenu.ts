import type { Servers } from './servers'

const place = "'1001', '100101'"

/**
 * Inserts a restaurant with classes 凉菜, 热菜 and 酒水 with 红酒 below it, and their dishes: 白切鸡, 拍黄瓜, 东坡肉 (offline), 佛跳墙
 * (new), 赤霞珠, and 22 more in 热菜. What was there of it before is deleted.
 */
export async function insertMenu({ gateway: { sql } }: Servers): Promise<void> {
  await sql(`delete from restaurant_product where restaurant_id in ('R-MENU', 'R-OTHER')`)
  await sql(`delete from dish_class where restaurant_id in ('R-MENU', 'R-OTHER') and parent_id is not null`)
  await sql(`delete from dish_class where restaurant_id in ('R-MENU', 'R-OTHER')`)
  await sql(`delete from resource_import`)
  for (const [id, name] of [
    ['R-MENU', '山外楼'],
    ['R-OTHER', '湖畔西餐'],
  ])
    await sql(
      `insert into restaurant select (jsonb_populate_record(r, $1::jsonb)).* from restaurant r
       where hotel_id = '100101' and restaurant_id not in ('R-MENU', 'R-OTHER') limit 1 on conflict do nothing`,
      [JSON.stringify({ restaurant_id: id, name, sort_no: 900 })],
    )
  await sql(`insert into dish_class (brand_id, hotel_id, restaurant_id, dish_class_id, class_name, parent_id, sort_no)
    values (${place}, 'R-MENU', 'M-COLD', '凉菜', null, 1), (${place}, 'R-MENU', 'M-HOT', '热菜', null, 2),
      (${place}, 'R-MENU', 'M-WINE', '酒水', null, 3), (${place}, 'R-MENU', 'M-RED', '红酒', 'M-WINE', 1),
      (${place}, 'R-OTHER', 'M-STEAK', '牛排', null, 1)`)
  await sql(`insert into restaurant_product (brand_id, hotel_id, restaurant_id, restaurant_product_id, dish_class_id, name,
      price, original_price, daily_stock, status, sort_no, images, dining_modes, labels)
    select ${place}, 'R-MENU', id, class, name, price, former, stock, status, sort, '{/pictures/products/plate.svg}'::text[],
      '{DINE_IN}'::text[], labels::text[]
    from (values ('D-CHICKEN', 'M-COLD', '白切鸡', 6800, 8800, 20, 'PUBLISHED', 1, '{SIGNATURE}'),
      ('D-CUCUMBER', 'M-COLD', '拍黄瓜', 1800, null, 0, 'PUBLISHED', 2, '{}'),
      ('D-PORK', 'M-HOT', '东坡肉', 8800, null, 0, 'OFFLINE', 3, '{}'),
      ('D-SOUP', 'M-HOT', '佛跳墙', 38800, null, 0, 'NEW', 4, '{}'),
      ('D-WINE', 'M-RED', '赤霞珠', 39900, null, 0, 'PUBLISHED', 5, '{}')
    ) d(id, class, name, price, former, stock, status, sort, labels)
    union all select ${place}, 'R-MENU', 'D-' || n, 'M-HOT', '家常菜 ' || n, 2000 + n, null::int, 0, 'PUBLISHED', 100 + n,
      '{/pictures/products/plate.svg}'::text[], '{DINE_IN}'::text[], '{}'::text[] from generate_series(1, 22) n`)
}
