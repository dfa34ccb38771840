import type { Position } from '#shared/directions.ts';

/** Real places where guests are met, with approximate positions; the yards and offices among them are fictional. */
export const meetingPlaces = {
  // Nairobi
  acaciaDawnOffice: { lat: -1.286, lon: 36.817 },
  kenyaNationalArchives: { lat: -1.2847, lon: 36.8258 },
  kencomStage: { lat: -1.286, lon: 36.825 },
  railwaysBusStation: { lat: -1.2905, lon: 36.828 },
  mamaNjeri: { lat: -1.29, lon: 36.833 },
  saritCentre: { lat: -1.261, lon: 36.802 },
  westlandsRoundabout: { lat: -1.2655, lon: 36.8028 },
  karuraLimuruRoadGate: { lat: -1.2472, lon: 36.8165 },
  savannaWheelsYard: { lat: -1.314, lon: 36.812 },
  wilsonAirport: { lat: -1.319, lon: 36.815 },
  jkiaArrivals: { lat: -1.331, lon: 36.926 },
  // Around Nairobi
  limuruStation: { lat: -1.107, lon: 36.645 },
  ngongForestStation: { lat: -1.369, lon: 36.645 },
  machakosPeoplesPark: { lat: -1.51, lon: 37.249 },
  // Rift Valley and the Mara
  nakuruStation: { lat: -0.291, lon: 36.073 },
  southLakeRoad: { lat: -0.828, lon: 36.355 },
  elsaGate: { lat: -0.849, lon: 36.372 },
  itenArch: { lat: 0.665, lon: 35.502 },
  kerichoChaiSquare: { lat: -0.368, lon: 35.284 },
  talek: { lat: -1.441, lon: 35.215 },
  // Mount Kenya and the north
  nyeriClockTower: { lat: -0.421, lon: 36.95 },
  kilimaTrailsYard: { lat: 0.016, lon: 37.073 },
  nanyukiPostOffice: { lat: 0.012, lon: 37.074 },
  timauMarket: { lat: 0.088, lon: 37.242 },
  mureraGate: { lat: 0.263, lon: 38.109 },
  archersPostBridge: { lat: 0.631, lon: 37.665 },
  kalachaOasis: { lat: 3.136, lon: 37.427 },
  lodwarAirportGate: { lat: 3.122, lon: 35.608 },
  // The west
  kisumuClockTower: { lat: -0.102, lon: 34.752 },
  mbitaCauseway: { lat: -0.421, lon: 34.206 },
  buyanguTurnOff: { lat: 0.36, lon: 34.845 },
  isechenoForestStation: { lat: 0.236, lon: 34.867 },
  // The south
  kimanaGate: { lat: -2.73, lon: 37.392 },
  mtitoAndeiStation: { lat: -2.681, lon: 38.161 },
  voiStation: { lat: -3.372, lon: 38.573 },
  wundanyiMarket: { lat: -3.4, lon: 38.362 },
  // The coast
  moiAirportArrivals: { lat: -4.031, lon: 39.602 },
  fortJesus: { lat: -4.0627, lon: 39.679 },
  mombasaOldPort: { lat: -4.06, lon: 39.679 },
  galuBeach: { lat: -4.335, lon: 39.571 },
  shimoniJetty: { lat: -4.648, lon: 39.382 },
  kilifiOldFerry: { lat: -3.636, lon: 39.85 },
  malindiOldMarket: { lat: -3.219, lon: 40.119 },
  lamuJetty: { lat: -2.2693, lon: 40.9034 },
  lamuFort: { lat: -2.2695, lon: 40.9022 },
  shelaWaterfront: { lat: -2.2957, lon: 40.9137 },
} satisfies Record<string, Position>;
