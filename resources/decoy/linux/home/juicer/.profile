cd /juice-shop
