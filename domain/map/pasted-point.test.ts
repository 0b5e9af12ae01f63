import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pastedPoint, pointText } from './pasted-point.ts';

const HERE = { lat: 51.2093, lon: 3.2247 };

describe('a point as it is typed or pasted', () => {
  it.each([
    ['51,2093 3,2247'],
    ['51.2093, 3.2247'],
    ['51.2093,3.2247'],
    ['51.2093 3.2247'],
    ['51,2093; 3,2247'],
    ['51,2093, 3,2247'],
    ['  (51.2093, 3.2247)  '],
    ['51.2093° N, 3.2247° E'],
    ['51.2093 N 3.2247 O'],
    [`51°12'33.48"N 3°13'28.92"E`],
    ['51° 12′ 33,48″ N, 3° 13′ 28,92″ O'],
    ['https://www.openstreetmap.org/#map=19/51.2093/3.2247'],
    ['https://www.openstreetmap.org/?mlat=51.2093&mlon=3.2247#map=15/50.1/4.1'],
    ['https://www.openstreetmap.org/way/12345#map=18/51.2093/3.2247&layers=N'],
    ['openstreetmap.org/#map=19/51.2093/3.2247'],
    ['https://www.google.com/maps/@51.2093,3.2247,17z'],
    ['https://www.google.be/maps/@51.2093,3.2247,250m/data=!3m1!1e3?entry=ttu'],
    [
      'https://www.google.com/maps/place/Markt,+8000+Brugge/@51.2,3.1,17z/data=!3m1!4b1!4m6!3m5!1s0x47c350d0c11da217:0x1!8m2!3d51.2093!4d3.2247!16s%2Fg%2F1',
    ],
    ['https://www.google.com/maps/place/51.2093,3.2247'],
    ['https://www.google.com/maps/search/51.2093,+3.2247?entry=tts'],
    ['https://www.google.com/maps/search/?api=1&query=51.2093%2C3.2247'],
    ['https://maps.google.com/?q=51.2093,3.2247'],
    ['https://maps.google.com/maps?daddr=51.2093,3.2247&hl=nl'],
    ['Markt 1 https://maps.google.com/maps?q=loc:51.2093,3.2247'],
    ['https://www.waze.com/ul?ll=51.2093%2C3.2247&navigate=yes&zoom=17'],
    ['https://waze.com/ul?ll=51.2093,3.2247'],
    ['https://www.waze.com/nl/live-map/directions?to=ll.51.2093%2C3.2247'],
    ['https://www.waze.com/live-map?latlng=51.2093%2C3.2247'],
  ])('is read from %s', (text) => expect(pastedPoint(text)).toEqual(HERE));

  it('keeps ten centimetres, and a point abroad', () => {
    expect(pastedPoint('51.20931234567, 3.22471298765')).toEqual({ lat: 51.209312, lon: 3.224713 });
    expect(pastedPoint('-33.8568, 151.2153')).toEqual({ lat: -33.8568, lon: 151.2153 });
  });

  it.each([
    [''],
    [' '],
    ['Zeedijk 12'],
    ['8300 Knokke'],
    ['51'],
    ['51,2093'],
    ['51 3'],
    ['51,3'],
    ['51.2093 3,2247'],
    ['51.2093, 3.2247, 17'],
    ['51.2093 3.2247 4.1'],
    ['0.0, 0.0'],
    ['91.5, 3.2'],
    ['51.2, 181.5'],
    ['NaN NaN'],
    ['Infinity, 1e5'],
    ['1e1.5, 3.2'],
    ['51.2093S 3.2247W'],
    ['51.2093 E, 3.2247 N'],
    [`51.2093${' '.repeat(1900)}x`],
    ['--51.2 3.2'],
    ['51.2.0 3.2'],
    ['<script>51.2093, 3.2247</script>'],
    ["51.2093, 3.2247'; DROP TABLE estates"],
    ['{"lat":51.2093,"lon":3.2247}'],
    ['javascript:alert(51.2093, 3.2247)'],
    ['data:text/html,51.2093,3.2247'],
    ['https://maps.app.goo.gl/AbCdEf123'],
    ['https://waze.com/ul/hu14k2zzz'],
    ['https://evil.example/?q=51.2093,3.2247'],
    ['https://www.google.com.evil.example/maps/@51.2093,3.2247,17z'],
    ['https://evilwaze.com/ul?ll=51.2093,3.2247'],
    ['https://openstreetmap.org@evil.example/#map=19/51.2093/3.2247'],
    ['https://www.google.com/maps/@%E0%A4%A,3.2247,17z'],
    ['https://www.openstreetmap.org/#map=19/951.2093/3.2247'],
    ['٥١.٢٠٩٣, ٣.٢٢٤٧'],
    ['51.2093\u0000, 3.2247'],
    [`51.2093${' '.repeat(3000)}3.2247`],
    ['a.'.repeat(1000)],
    ['1'.repeat(2000)],
    [`${'51.2,'.repeat(400)}`],
  ])('is not read from %j', (text) => expect(pastedPoint(text)).toBeNull());

  it('is a point on the earth or none, of any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.stringMatching(/^[-0-9.,;° ]{0,40}$/)), (text) => {
        const point = pastedPoint(text);
        expect(point === null || (Math.abs(point.lat) <= 90 && Math.abs(point.lon) <= 180)).toBe(true);
      }),
    );
  });

  it('is read again from its own words', () => {
    expect(pointText(HERE)).toBe('51,2093 3,2247');
    const degrees = (most: number) =>
      fc.integer({ min: -most * 1e4, max: most * 1e4 }).map((one) => one / 1e4);
    fc.assert(
      fc.property(degrees(89), degrees(179), (lat, lon) => {
        fc.pre(lat !== 0 || lon !== 0);
        expect(pastedPoint(pointText({ lat, lon }))).toEqual({ lat: lat + 0, lon: lon + 0 });
      }),
    );
  });
});
