//! Functions that a machine's library may round as it likes, made of the four operations, which all machines round alike:
//! so the same dice give the same answer everywhere.

/// About e to the power of a number that is not above 0.
pub(super) fn power(exponent: f32) -> f32 {
    // Below that there is nothing left to tell apart.
    let mut power = 1.0 + exponent.max(-40.0) / 256.0;
    for _ in 0..8 {
        power *= power;
    }
    power
}

/// The natural logarithm of a number that is not below 1, to within a millionth of itself.
pub(super) fn logarithm(number: f32) -> f32 {
    const FRACTION: u32 = (1 << (f32::MANTISSA_DIGITS - 1)) - 1;
    // The number is two to the power of `doublings` times something from 1 to 2.
    let doublings = (number.to_bits() >> FRACTION.count_ones()) - (1.0f32.to_bits() >> FRACTION.count_ones());
    let rest = f32::from_bits(number.to_bits() & FRACTION | 1.0f32.to_bits());
    // Half of the logarithm of `rest` is the area tangent of this, which is at most a third.
    let tangent = (rest - 1.0) / (rest + 1.0);
    let square = tangent * tangent;
    let area = tangent
        * (1.0 + square * (1.0 / 3.0 + square * (1.0 / 5.0 + square * (1.0 / 7.0 + square * (1.0 / 9.0)))));
    doublings as f32 * std::f32::consts::LN_2 + 2.0 * area
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_power_is_near_the_librarys() {
        for exponent in [0.0, -0.01, -0.5, -1.0, -2.0, -5.0] {
            let (found, library) = (power(exponent), exponent.exp());
            assert!((found - library).abs() < 0.01, "{exponent}: {found} {library}");
        }
        assert!((0.0..1e-6).contains(&power(-1e9)));
    }

    #[test]
    fn the_logarithm_is_near_the_librarys() {
        assert_eq!(logarithm(1.0), 0.0);
        for number in [1.000_1, 1.5, 1.999_999, 2.0, 3.0, 7.5, 1_000.0, 123_456.0, 4e9] {
            let (found, library) = (logarithm(number), number.ln());
            assert!((found - library).abs() < 2e-6 * library, "{number}: {found} {library}");
        }
    }
}
