/** A place with its approximate extent: circles of latitude and longitude (degrees) and radius (kilometres). */
export interface Place {
  readonly name: string;
  /** Region and country. */
  readonly where: string;
  readonly circles: readonly (readonly [latitude: number, longitude: number, radius: number])[];
}

const city = (name: string, where: string, latitude: number, longitude: number, radius: number): Place => ({
  name,
  where,
  circles: [[latitude, longitude, radius]],
});

/** The places, collected for this project: those in the shop's pictures, and enough others that learners have to search. */
export const gazetteer: readonly Place[] = [
  {
    name: 'Daniel Boone National Forest',
    where: 'Forest in Kentucky, United States',
    circles: [
      [36.8, -84.4, 14],
      [36.96, -84.32, 14],
      [37.12, -84.22, 10],
      [37.4, -84.0, 14],
      [37.75, -83.65, 18],
      [38.05, -83.5, 16],
      [37.1, -83.55, 18],
    ],
  },
  {
    name: 'Cherokee National Forest',
    where: 'Forest in Tennessee, United States',
    circles: [
      [35.25, -84.4, 22],
      [36.15, -82.35, 22],
    ],
  },
  {
    name: 'Great Smoky Mountains National Park',
    where: 'Park in Tennessee and North Carolina, United States',
    circles: [
      [35.6, -83.75, 16],
      [35.65, -83.35, 16],
    ],
  },
  {
    name: 'Mammoth Cave National Park',
    where: 'Park in Kentucky, United States',
    circles: [[37.19, -86.12, 10]],
  },
  city('London', 'Town in Kentucky, United States', 37.129, -84.083, 4),
  city('Somerset', 'Town in Kentucky, United States', 37.092, -84.604, 4),
  city('Lexington', 'City in Kentucky, United States', 38.04, -84.5, 12),
  city('Louisville', 'City in Kentucky, United States', 38.25, -85.76, 16),
  city('Knoxville', 'City in Tennessee, United States', 35.96, -83.92, 12),
  city('Nashville', 'City in Tennessee, United States', 36.16, -86.78, 18),
  city('Tallinn', 'Capital of Estonia', 59.432, 24.745, 9),
  city('Tartu', 'City in Estonia', 58.378, 26.729, 5),
  city('Helsinki', 'Capital of Finland', 60.17, 24.94, 10),
  city('Riga', 'Capital of Latvia', 56.949, 24.105, 11),
  city('Hamburg', 'City in Germany', 53.55, 9.993, 15),
  city('Uetersen', 'Town in Schleswig-Holstein, Germany', 53.687, 9.669, 2),
  city('Bremen', 'City in Germany', 53.079, 8.802, 10),
  city('Berlin', 'Capital of Germany', 52.52, 13.405, 17),
  {
    name: 'Lüneburg Heath Nature Park',
    where: 'Heath in Lower Saxony, Germany',
    circles: [[53.17, 9.94, 14]],
  },
  {
    name: 'Lahemaa National Park',
    where: 'Park on the coast of Estonia',
    circles: [[59.57, 25.8, 17]],
  },
  {
    name: 'Black Forest National Park',
    where: 'Park in Baden-Württemberg, Germany',
    circles: [[48.58, 8.23, 7]],
  },
  city('London', 'Capital of the United Kingdom', 51.507, -0.128, 22),
  city('Paris', 'Capital of France', 48.857, 2.352, 9),
  city('Stockholm', 'Capital of Sweden', 59.329, 18.069, 12),
  city('New York', 'City in New York, United States', 40.713, -74.006, 20),
  city('San Francisco', 'City in California, United States', 37.775, -122.419, 8),
  city('Riverside', 'Town in Iowa, United States', 41.48, -91.581, 2),
  city('Sydney', 'City in New South Wales, Australia', -33.869, 151.209, 20),
  city('Tokyo', 'Capital of Japan', 35.68, 139.69, 25),
];
