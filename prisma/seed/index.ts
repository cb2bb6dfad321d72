export { demoTenantId, seedShop } from './seed-shop.ts'
export { readShopFixture, readShopFixtures, type ShopFixture } from './shop-fixture.ts'
